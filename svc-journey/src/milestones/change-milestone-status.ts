import type { Milestone, MilestoneStatus } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { applyStatusChange } from './apply-status-change.js';
import type { MilestoneDependencies } from './dependencies.js';
import { statusChange } from './milestone.js';

export interface ChangeMilestoneStatus {
  readonly userId: string;
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
  readonly correlationId: string;
}

/**
 * Sets the status of one of the buyer's own milestones and tells the others what changed.
 * @throws AppError `milestone.not-found`, also for somebody else's
 */
export async function changeMilestoneStatus(
  dependencies: MilestoneDependencies,
  { userId, milestoneId, status, correlationId }: ChangeMilestoneStatus,
): Promise<Milestone> {
  return dependencies.transaction(async (session) => {
    const milestone = await dependencies.store.find(userId, milestoneId, session);
    if (!milestone) throw new AppError('milestone.not-found', problemTexts.milestoneNotFound);
    const change = statusChange(milestone, status);
    if (!change) return milestone;
    await applyStatusChange(dependencies, { milestone, change, correlationId }, session);
    return { ...milestone, status };
  });
}
