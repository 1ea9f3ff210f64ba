import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { leavingBuyer, ofTen, type Provider } from '../../testing/index.js';
import { createUnlockedOfferStore, type LinkedPurchase } from '../unlocked-offer-store.js';

const linkedAt = new Date();
const membership = { productType: 'founding_member', memberNumber: 12, linkedAt } as const;

type Bought = Omit<LinkedPurchase, 'id' | 'userId' | 'paymentId'>;

/** Without one, the buyer has unlocked nothing. */
export async function haveBought({ connection, buyer: { userId } }: Provider, bought?: Bought): Promise<void> {
  const offers = createUnlockedOfferStore(connection);
  await inTransaction(connection, async (transaction) => {
    await offers.deleteByUser(userId, transaction);
    if (bought) await offers.insert({ id: 'offer-1', userId, paymentId: 'payment-1', ...bought }, transaction);
  });
}

export const states: ProviderStates<Provider> = {
  'a buyer is signed in and a membership was linked to them': (provider) => haveBought(provider, membership),
};

const purchaseOf = (index: number) => ({ ...membership, userId: ofTen(index).userId, paymentId: `payment-${index}` });

export const growingStores: GrowingStores = {
  createUnlockedOfferStore: growingStore({
    create: createUnlockedOfferStore,
    documents: {
      'unlocked-offers': (index) => ({
        _id: `offer-${index}`,
        ...purchaseOf(index),
        acknowledged: false,
        refunded: false,
      }),
    },
    calls: {
      findByUser: (offers, turn) => offers.findByUser(`buyer-${turn % 5}`),
      insert: (offers, turn, transaction) =>
        offers.insert({ ...membership, id: `new-${turn}`, userId: 'buyer-9', paymentId: `new-${turn}` }, transaction),
      updateRefunded: (offers, turn, transaction) =>
        offers.updateRefunded({ ...purchaseOf(turn), id: `refunded-${turn}` }, transaction),
      updateAcknowledged: (offers, turn) => offers.updateAcknowledged(ofTen(turn).userId, [`offer-${turn}`]),
      deleteByUser: (offers, turn, transaction) => offers.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (offers) => offers.findForExport('buyer-9'),
    },
  }),
};
