import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createHealthStore } from '../health-store.js';
import { seenBy } from './seen-by.js';

/** Of another canary for each. */
const canaryAt = (index: number) => ({
  environment: 'local',
  slice: 'mf-journey',
  canary: index.toString(16).padStart(20, '0'),
  live: 'a'.repeat(20),
  since: new Date(0),
  isRepeated: false,
  revision: 1,
});
const seenAt = (index: number) => {
  const { canary, live } = canaryAt(index);
  return { window: 1, canary: seenBy(canary, [], []), live: seenBy(live, [], []) };
};
const ofAt = (index: number): string => `local/mf-journey/${canaryAt(index).canary}/${'a'.repeat(20)}`;
/** Reports are deleted after an hour. */
const at = new Date();

export const growingStores: GrowingStores = {
  createHealthStore: growingStore({
    create: createHealthStore,
    documents: {
      healthReports: (index) => ({ _id: `${ofAt(index)}/1/one`, of: ofAt(index), ...seenAt(index), at }),
    },
    calls: {
      keep: (store, turn) => store.keep(canaryAt(turn), 'two', seenAt(turn), at),
      find: (store, turn) => store.find(canaryAt(turn), 0, 2),
    },
  }),
};
