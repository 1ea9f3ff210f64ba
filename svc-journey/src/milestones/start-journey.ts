import type { Milestone } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './change-milestone-status.js';
import { firstMilestones } from './milestone.js';

/** The buyer's milestones by order. Starts the journey if the registration event hasn't arrived yet. */
export async function listMilestones(dependencies: MilestoneDependencies, userId: string): Promise<Milestone[]> {
  const { store, transaction } = dependencies;
  const milestones = await store.findByUser(userId);
  if (milestones.length > 0) return milestones;
  return transaction(async (transaction) => {
    await startJourney(dependencies, userId, transaction);
    return store.findByUser(userId, transaction);
  });
}

/** Creates the buyer's first list. Does nothing if the journey has ever started. */
export async function startJourney(
  { store, now, newId }: Pick<MilestoneDependencies, 'store' | 'now' | 'newId'>,
  userId: string,
  transaction: Transaction,
): Promise<void> {
  const startedNow = await store.insertJourney(userId, now(), transaction);
  if (startedNow) await store.insertMilestones(firstMilestones(userId, newId), now(), transaction);
}
