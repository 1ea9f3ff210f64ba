import type { Milestone } from '@hearthway/contracts/journey';
import type { MilestoneDependencies } from './dependencies.js';
import { startJourney } from './start-journey.js';

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
