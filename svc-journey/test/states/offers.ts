import { exampleComparables, exampleHomeEntry, exampleOfferTerms } from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createEntitlementStore } from '../../src/entitlements/index.js';
import { createHomeStore, newHome } from '../../src/homes/index.js';
import { createOfferStore } from '../../src/offers/index.js';
import { createPreApprovalStore } from '../../src/pre-approval/index.js';
import { createScenarioStore } from '../../src/scenarios/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

const at = '2026-11-20T10:00:00.000Z';
const homeId = '7f0d4c7a-2f0c-4e38-9d3e-5b1c2a3d4e5f';

/** Offer and home have the ids that consumers' examples name. */
export function offerStates({ connection, userId }: Provider) {
  const save = async (status: 'draft' | 'sent') => {
    const offers = createOfferStore(connection());
    const homes = createHomeStore(connection());
    const entitlements = createEntitlementStore(connection());
    await inTransaction(connection(), async (transaction) => {
      await entitlements.deleteByUser(userId(), transaction);
      await offers.deleteByUser(userId(), transaction);
      await homes.deleteByUser(userId(), transaction);
      // A letter or a budget would cap the prices.
      await createPreApprovalStore(connection()).deleteByUser(userId(), transaction);
      await createScenarioStore(connection()).deleteByUser(userId(), transaction);
      await homes.insert([newHome(homeId, userId(), exampleHomeEntry, new Date(at))], transaction);
      await homes.updateCounts(userId(), { homes: 1, offers: 0 }, transaction);
    });
    await offers.insert({
      id: '3c1f0a52-8d6e-4b7c-a9d0-1e2f3a4b5c6d',
      userId: userId(),
      version: 1,
      homeId,
      address: exampleHomeEntry.address,
      status,
      comparables: [...exampleComparables],
      terms: exampleOfferTerms,
      history: status === 'draft' ? [] : [{ step: 'send', by: 'buyer', at, terms: exampleOfferTerms }],
      createdAt: at,
      updatedAt: at,
    });
  };
  return {
    'a buyer is signed in and has a draft of an offer': () => save('draft'),
    'a buyer is signed in and has sent an offer': () => save('sent'),
    async 'a buyer with the Offer Toolkit has a draft of an offer'() {
      await save('draft');
      const bought = { userId: userId(), paymentId: 'payment-1', productType: 'offer_toolkit' } as const;
      await inTransaction(connection(), (transaction) =>
        createEntitlementStore(connection()).insert(bought, new Date(at), transaction),
      );
    },
  };
}
