import type { Transaction } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './dependencies.js';
import { firstMilestones } from './milestone.js';

type Dependencies = Pick<MilestoneDependencies, 'store' | 'now' | 'newId'>;

/** Gives a buyer the first list, once, however often and by whomever it is asked. */
export async function startJourney({ store, now, newId }: Dependencies, userId: string, session: Transaction) {
  const startedNow = await store.markStarted(userId, now(), session);
  if (startedNow) await store.insert(firstMilestones(userId, newId), now(), session);
}
