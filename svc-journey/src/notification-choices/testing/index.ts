import { noNotifications } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Provider } from '../../testing/index.js';
import { createNotificationChoiceStore } from '../notification-choice-store.js';

export const states: ProviderStates<Provider> = {
  async 'a buyer is signed in and has chosen no notification'({ connection, buyer }) {
    const choices = createNotificationChoiceStore(connection);
    await inTransaction(connection, (transaction) => choices.deleteByUser(buyer.userId, transaction));
  },
};

export const growingStores: GrowingStores = {
  createNotificationChoiceStore: growingStore({
    create: createNotificationChoiceStore,
    documents: { 'notification-choices': (index) => ({ _id: `buyer-${index}`, ...noNotifications }) },
    calls: {
      findByUser: (choices, turn) => choices.findByUser(`buyer-${turn}`),
      findByUsers: (choices, turn, transaction) => choices.findByUsers([`buyer-${turn}`], transaction),
      update: (choices, turn) => choices.update(`buyer-${turn}`, noNotifications),
      deleteByUser: (choices, turn, transaction) => choices.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (choices, turn) => choices.findForExport(`buyer-${turn}`),
    },
  }),
};
