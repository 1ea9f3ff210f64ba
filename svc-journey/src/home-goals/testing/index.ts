import { exampleHomeGoals } from '@hearthway/contracts/examples';
import type { HomeGoals } from '@hearthway/contracts/home-goals';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Connection } from 'mongoose';
import type { Provider } from '../../testing/index.js';
import { createHomeGoalStore } from '../home-goal-store.js';

/** Saved goals are at version 1. */
export async function haveHomeGoals(connection: Connection, userId: string, goals?: HomeGoals): Promise<void> {
  const store = createHomeGoalStore(connection);
  await inTransaction(connection, async (transaction) => {
    await store.deleteByUser(userId, transaction);
    if (goals) await store.update({ userId, version: 0, goals }, transaction);
  });
}

export const states: ProviderStates<Provider> = {
  'a buyer has named no home goals': ({ connection, buyer }) => haveHomeGoals(connection, buyer.userId),
  'a buyer has saved home goals once': ({ connection, buyer }) =>
    haveHomeGoals(connection, buyer.userId, exampleHomeGoals),
};

export const growingStores: GrowingStores = {
  createHomeGoalStore: growingStore({
    create: createHomeGoalStore,
    documents: { 'home-goals': (index) => ({ _id: `buyer-${index}`, version: 1, goals: exampleHomeGoals }) },
    calls: {
      findByUser: (goals, turn) => goals.findByUser(`buyer-${turn}`),
      update: (goals, turn, transaction) =>
        goals.update({ userId: `buyer-${turn}`, version: 1, goals: exampleHomeGoals }, transaction),
      deleteByUser: (goals, turn, transaction) => goals.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (goals, turn) => goals.findForExport(`buyer-${turn}`),
    },
  }),
};
