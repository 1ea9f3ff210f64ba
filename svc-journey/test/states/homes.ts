import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createFinancialProfileStore } from '../../src/financial-profile/index.js';
import { createHomeGoalsStore } from '../../src/home-goals/index.js';
import { createHomeStore } from '../../src/homes/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

const at = '2026-11-20T10:00:00.000Z';

/** The homes have the ids that consumers' examples name. */
export function homeStates({ connection, userId }: Provider) {
  const save = async (ids: readonly string[]) => {
    const homes = createHomeStore(connection());
    const saved = ids.map((id) => ({
      id,
      userId: userId(),
      version: 1,
      ...exampleHomeEntry,
      notes: '',
      ratings: [],
      stage: 'saved' as const,
      tourAt: null,
      tourEventId: null,
      priceHistory: [{ priceCents: exampleHomeEntry.priceCents, since: at }],
      statusCheckedAt: at,
      createdAt: at,
      updatedAt: at,
    }));
    await inTransaction(connection(), async (transaction) => {
      // Without them, estimates and fit are null, as the examples say.
      await createFinancialProfileStore(connection()).deleteByUser(userId(), transaction);
      await createHomeGoalsStore(connection()).deleteByUser(userId(), transaction);
      await homes.deleteByUser(userId(), transaction);
      await homes.updateCounts(userId(), { homes: saved.length, offers: 0 }, transaction);
      await homes.insert(saved, transaction);
    });
  };
  return {
    'a buyer is signed in and has saved a home': () => save(['b7c2d9e0-1f34-4c56-8a9b-0c1d2e3f4a5b']),
    'a buyer is signed in and has saved an address twice': () =>
      save(['b7c2d9e0-1f34-4c56-8a9b-0c1d2e3f4a5b', 'c8d3e0f1-2a45-4d67-9bac-1d2e3f4a5b6c']),
  };
}
