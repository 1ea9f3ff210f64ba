import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { dayAt } from '../../testing/index.js';
import { createFactStore } from '../fact-store.js';

export const growingStores: GrowingStores = {
  createFactStore: growingStore({
    create: createFactStore,
    documents: { facts: (index) => ({ day: dayAt(Math.floor(index / 10)), name: `fact-${index % 10}`, count: 1 }) },
    calls: {
      updateCount: (facts, turn, transaction) => facts.updateCount({ day: dayAt(turn), name: 'fact-1' }, transaction),
      findTotals: (facts) => facts.findTotals(dayAt(0), dayAt(30)),
    },
  }),
};
