import type { Transaction } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './dependencies.js';
import { firstMilestones } from './milestone.js';

type Dependencies = Pick<MilestoneDependencies, 'store' | 'now' | 'newId'>;

/** Creates the buyer's first list. Does nothing if the journey has ever started. */
export async function startJourney({ store, now, newId }: Dependencies, userId: string, transaction: Transaction) {
  const startedNow = await store.insertJourney(userId, now(), transaction);
  if (startedNow) await store.insertMilestones(firstMilestones(userId, newId), now(), transaction);
}
