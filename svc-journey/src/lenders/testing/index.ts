import type { FinancialProfile, LenderMatch } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { haveCompleteProfile } from '../../financial-profile/testing/index.js';
import { leavingBuyer, ofTen, type Buyer, type Provider } from '../../testing/index.js';
import { createLenderMatchStore } from '../lender-match-store.js';

export const states: ProviderStates<Provider> = {
  /** Returns the id of a match with the status `matched`. */
  async 'a buyer has lender matches'({ connection, buyer }) {
    await haveCompleteProfile(connection, buyer.userId);
    await inTransaction(connection, (transaction) =>
      createLenderMatchStore(connection).deleteByUser(buyer.userId, transaction),
    );
    return { lenderMatchId: (await firstMatch(buyer)).id };
  },
  'no lender matches the plan of a buyer': ({ connection, buyer }) =>
    haveCompleteProfile(connection, buyer.userId, { plan: farTooHigh }),
};

const farTooHigh: FinancialProfile['plan'] = {
  targetPriceCents: 900_000_000,
  downPayment: { kind: 'percent', basisPoints: 2_000 },
  rentCents: 0,
  comfortPaymentCents: null,
};

export const messages: ProviderStates<Provider> = {
  async 'a lender matched'(provider) {
    const match = await matched(provider);
    return provider.journey.published({ subject: match.id, type: 'journey.lender-matched.v1' });
  },
};

async function matched({ journey, connection }: Provider): Promise<LenderMatch> {
  const someone = await journey.buyer();
  await haveCompleteProfile(connection, someone.userId);
  return firstMatch(someone);
}

async function firstMatch({ call }: Buyer): Promise<LenderMatch> {
  const response = await call('/api/lender-matches/find', { method: 'POST', body: JSON.stringify({ count: 1 }) });
  const [match] = (await response.json()) as LenderMatch[];
  if (!match) throw new Error('No lender was found');
  return match;
}

const now = new Date();

export const growingStores: GrowingStores = {
  createLenderMatchStore: growingStore({
    create: createLenderMatchStore,
    documents: {
      'lender-matches': (index) => ({
        _id: `match-${index}`,
        userId: ofTen(index).userId,
        lenderId: `lender-${ofTen(index).place}`,
        status: 'matched',
        matchedAt: now,
        updatedAt: now,
      }),
    },
    calls: {
      findByUser: (matches) => matches.findByUser('buyer-1'),
      findById: (matches, turn, transaction) => matches.findById(ofTen(turn).userId, `match-${turn}`, transaction),
      insert: (matches, turn, transaction) =>
        matches.insert(
          [{ id: `new-${turn}`, userId: `new-${turn}`, lenderId: 'lender-1', status: 'matched' }],
          now,
          transaction,
        ),
      updateStatus: (matches, turn, transaction) => matches.updateStatus(`match-${turn}`, 'applied', now, transaction),
      deleteByUser: (matches, turn, transaction) => matches.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (matches) => matches.findForExport('buyer-1'),
    },
  }),
};
