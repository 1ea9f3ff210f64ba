import type { Transaction } from '@hearthway/service-kit';
import { setMilestoneStatus, type MilestoneDependencies } from './change-milestone-status.js';
import { introductionChanges } from './milestone.js';
import { startJourney } from './start-journey.js';

export interface FinishIntroduction {
  readonly userId: string;
  readonly correlationId: string;
}

/** The buyer has filled in the wizard: completes the first milestone and begins the second. Starts the journey if needed. */
export async function finishIntroduction(
  dependencies: MilestoneDependencies,
  { userId, correlationId }: FinishIntroduction,
  transaction: Transaction,
): Promise<void> {
  await startJourney(dependencies, userId, transaction);
  const milestones = await dependencies.store.findByUser(userId, transaction);
  for (const { milestone, change } of introductionChanges(milestones)) {
    const request = { userId, milestoneId: milestone.id, status: change.to, correlationId };
    await setMilestoneStatus(dependencies, request, transaction);
  }
}
