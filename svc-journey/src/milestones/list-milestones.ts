import type { Milestone } from '@hearthway/contracts/journey';
import type { MilestoneDependencies } from './dependencies.js';
import { startJourney } from './start-journey.js';

/** The buyer's milestones by order. Should the news of the registration not have arrived yet, the journey starts here. */
export async function listMilestones(dependencies: MilestoneDependencies, userId: string): Promise<Milestone[]> {
  const { store, transaction } = dependencies;
  const present = await store.findByUser(userId);
  if (present.length > 0) return present;
  return transaction(async (transaction) => {
    await startJourney(dependencies, userId, transaction);
    return store.findByUser(userId, transaction);
  });
}
