import type { Milestone } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './dependencies.js';
import { setMilestoneStatus, type SetMilestoneStatus } from './set-milestone-status.js';

/**
 * Sets the status of one of the buyer's own milestones and tells the others what changed.
 * @throws AppError `milestone.not-found`, also for somebody else's
 */
export async function changeMilestoneStatus(
  dependencies: MilestoneDependencies,
  wanted: SetMilestoneStatus,
): Promise<Milestone> {
  return dependencies.transaction(async (transaction) => {
    const milestone = await setMilestoneStatus(dependencies, wanted, transaction);
    if (!milestone) throw new AppError('milestone.not-found', problemTexts.milestoneNotFound);
    return milestone;
  });
}
