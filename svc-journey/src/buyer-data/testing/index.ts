import { dataExportRequested } from '@hearthway/contracts/identity';
import { generateRecipientKeys } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { randomUUID } from 'node:crypto';
import type { Provider } from '../../testing/index.js';
import { createErasureStore } from '../erasure-store.js';

export const messages: ProviderStates<Provider> = {
  async 'the data of a buyer'({ journey }) {
    const { userId } = await journey.buyer();
    const exportId = randomUUID();
    const { publicKey } = await generateRecipientKeys();
    await journey.publish(dataExportRequested, exportId, { exportId, userId, publicKey });
    return journey.published({ subject: exportId });
  },
};

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);

export const growingStores: GrowingStores = {
  createErasureStore: growingStore({
    create: createErasureStore,
    documents: { erasures: (index) => ({ _id: `buyer-${index}`, erasedAt: index < 5 ? now : later }) },
    calls: {
      insert: (erasures, turn, transaction) => erasures.insert(`new-${turn}`, later, transaction),
      findErasedUntil: (erasures) => erasures.findErasedUntil(now),
      delete: (erasures, turn, transaction) => erasures.delete(`buyer-${500 + turn}`, transaction),
    },
  }),
};
