import { milestoneChanged, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
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
  { store, outbox, transaction, now }: MilestoneDependencies,
  { userId, milestoneId, status, correlationId }: ChangeMilestoneStatus,
): Promise<Milestone> {
  return transaction(async (session) => {
    const milestone = await store.find(userId, milestoneId, session);
    if (!milestone) throw new AppError('milestone.not-found', problemTexts.milestoneNotFound);
    const change = statusChange(milestone, status);
    if (!change) return milestone;
    const occurredAt = now();
    await store.setStatus(milestoneId, status, occurredAt, session);
    await outbox.add(session, milestoneChanged, {
      subject: userId,
      data: { userId, milestoneId, title: milestone.title, ...change },
      correlationId,
      occurredAt,
    });
    return { ...milestone, status };
  });
}
