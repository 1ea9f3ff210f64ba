import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createMountStore } from '../mount-store.js';

const at = new Date('2026-01-01T00:00:00Z');
const idAt = (index: number): string => `local/mf-journey/${index}`;

export const growingStores: GrowingStores = {
  createMountStore: growingStore({
    create: createMountStore,
    documents: { mounts: (index) => ({ _id: idAt(index), at }) },
    calls: {
      has: (store, turn) => store.has(idAt(turn)),
      add: (store, turn) => store.add(`${idAt(turn)}/new`, at),
    },
  }),
};
