import { exampleComparables, exampleOfferTerms } from '@hearthway/contracts/examples';
import { liveStatuses, type OfferStep } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { haveHome } from '../../homes/testing/index.js';
import { haveNoPreApproval } from '../../pre-approval/testing/index.js';
import { haveNoContract } from '../../purchase-contract/testing/index.js';
import { haveNoScenarios } from '../../scenarios/testing/index.js';
import { leavingBuyer, ofTen, type Provider } from '../../testing/index.js';
import { haveBought } from '../../unlocked-offers/testing/index.js';
import { afterStep } from '../offer-steps.js';
import { createOfferStore, type StoredOffer } from '../offer-store.js';

const begunAt = new Date('2026-11-20T10:00:00.000Z');
const homeId = '7f0d4c7a-2f0c-4e38-9d3e-5b1c2a3d4e5f';

const draftOf = (userId: string, id: string): StoredOffer => ({
  id,
  userId,
  version: 1,
  homeId,
  address: '12 Oak Street, Austin, TX',
  status: 'draft',
  comparables: [...exampleComparables],
  terms: exampleOfferTerms,
  history: [],
  createdAt: begunAt.toISOString(),
  updatedAt: begunAt.toISOString(),
});

const send: OfferStep = { step: 'send', waived: [] };
const counter: OfferStep = { step: 'counter', by: 'seller', terms: { ...exampleOfferTerms, priceCents: 41_000_000 } };

/** Offer and home have the ids in the consumers' examples. The offer's version is 1 more than its steps. */
async function keep(provider: Provider, ...steps: readonly OfferStep[]): Promise<void> {
  const { connection, buyer } = provider;
  await haveNoContract(provider);
  // A budget or a letter would lower its prices.
  await haveNoScenarios(provider);
  await haveNoPreApproval(provider);
  await haveBought(provider);
  await haveHome(connection, buyer.userId, homeId);
  const draft = draftOf(buyer.userId, '3c1f0a52-8d6e-4b7c-a9d0-1e2f3a4b5c6d');
  const offer = steps.reduce((before, step) => afterStep(before, step, begunAt), draft);
  await inTransaction(connection, async (transaction) => {
    const offers = createOfferStore(connection);
    await offers.deleteByUser(buyer.userId, transaction);
    await offers.save(offer, transaction);
  });
}

export const states: ProviderStates<Provider> = {
  'a buyer has a draft of an offer': (provider) => keep(provider),
  'a buyer has sent an offer': (provider) => keep(provider, send),
  'a buyer has a counteroffer': (provider) => keep(provider, send, counter),
  async 'a buyer with the Offer Toolkit has a draft of an offer'(provider) {
    await keep(provider);
    await haveBought(provider, { productType: 'offer_toolkit', linkedAt: begunAt });
  },
};

const growing = (index: number): StoredOffer => draftOf(ofTen(index).userId, `offer-${index}`);

export const growingStores: GrowingStores = {
  createOfferStore: growingStore({
    create: createOfferStore,
    documents: {
      offers: (index) => {
        const { id, ...offer } = growing(index);
        return { _id: id, ...offer };
      },
      'offer-turns': (index) => ({ _id: `buyer-${index}`, turns: 1 }),
    },
    calls: {
      findByUser: (offers, turn) => offers.findByUser(`buyer-${turn % 5}`),
      findById: (offers, turn, transaction) => offers.findById(ofTen(turn).userId, `offer-${turn}`, transaction),
      count: (offers, turn, transaction) =>
        offers.count(`buyer-${turn % 5}`, { homeId, statuses: liveStatuses }, transaction),
      takeTurn: (offers, turn, transaction) => offers.takeTurn(`buyer-${turn}`, transaction),
      save: (offers, turn, transaction) => offers.save({ ...growing(turn), version: 2 }, transaction),
      delete: (offers, turn, transaction) => offers.delete(growing(turn), transaction),
      deleteByUser: (offers, turn, transaction) => offers.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (offers) => offers.findForExport('buyer-9'),
    },
  }),
};
