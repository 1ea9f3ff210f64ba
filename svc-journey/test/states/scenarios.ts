import { exampleFigures } from '@hearthway/contracts/affordability';
import { inTransaction, linkTokens } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createScenarioStore } from '../../src/scenarios/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

/** Ids and token are those that consumers' examples name. */
export function scenarioStates({ connection, userId }: Provider) {
  const save = (link: { tokenHash: string; sharedAt: Date } | null) =>
    inTransaction(connection(), async (transaction) => {
      const store = createScenarioStore(connection());
      await store.deleteByUser(userId(), transaction);
      const scenario = {
        id: 'c1b7e0a2-5f0e-4e1c-9d7a-3a6b1f2c4d5e',
        version: 1,
        name: 'Our plan',
        figures: exampleFigures,
        savedAt: new Date(),
        savedRowIds: ['a@2026-01-01'],
        link,
      };
      await store.replace(userId(), 0, { scenarios: [scenario], pinnedId: null }, transaction);
    });
  const tokenHash = linkTokens.hashOf('Zm9yLXRoaXMtZXhhbXBsZS1vbmx5LW5vdC1hLXNlY3Q');
  return {
    'a buyer is signed in and has saved a scenario': () => save(null),
    'a buyer has shared a scenario': () => save({ tokenHash, sharedAt: new Date() }),
  };
}
