import { exampleHomeGoals } from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createHomeGoalsStore } from '../../src/home-goals/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

/** Saved goals are at version 1. */
export function homeGoalsStates({ connection, userId }: Provider) {
  const holds = async (isSaved: boolean) => {
    const store = createHomeGoalsStore(connection());
    await inTransaction(connection(), async (transaction) => {
      await store.deleteByUser(userId(), transaction);
      if (isSaved) await store.update(userId(), 0, exampleHomeGoals, new Date(), transaction);
    });
  };
  return {
    'a buyer has said nothing of their goals': () => holds(false),
    'a buyer has saved goals for a home': () => holds(true),
  };
}
