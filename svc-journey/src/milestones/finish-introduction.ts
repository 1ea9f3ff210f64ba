import type { Transaction } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './dependencies.js';
import { introductionChanges } from './milestone.js';
import { setMilestoneStatus } from './set-milestone-status.js';
import { startJourney } from './start-journey.js';

export interface FinishIntroduction {
  readonly userId: string;
  readonly correlationId: string;
}

/** The buyer has told who they are: the first milestone is completed and the second begins. A journey not yet started is started. */
export async function finishIntroduction(
  dependencies: MilestoneDependencies,
  { userId, correlationId }: FinishIntroduction,
  transaction: Transaction,
): Promise<void> {
  await startJourney(dependencies, userId, transaction);
  const milestones = await dependencies.store.findByUser(userId, transaction);
  for (const { milestone, change } of introductionChanges(milestones)) {
    const wanted = { userId, milestoneId: milestone.id, status: change.to, correlationId };
    await setMilestoneStatus(dependencies, wanted, transaction);
  }
}
