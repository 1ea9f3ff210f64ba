import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { contentIdOf } from '../content-id.js';
import { createContentStore } from '../content-store.js';

const idAt = (index: number) => contentIdOf(String(index));

export const growingStores: GrowingStores = {
  createContentStore: growingStore({
    create: createContentStore,
    documents: { contents: (index) => ({ _id: idAt(index), bytes: index }) },
    calls: {
      find: (store, turn) => store.find([idAt(turn), idAt(-1)]),
      add: (store, turn) => store.add(idAt(-turn), 1),
      markCompressed: (store, turn) => store.markCompressed(idAt(turn), 1),
    },
  }),
};
