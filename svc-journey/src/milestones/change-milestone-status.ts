import { milestoneChanged, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';
import { AppError, type Dependencies, type Transaction } from '@hearthway/service-kit';
import { statusChange, type ChangedBy } from './milestone.js';
import type { MilestoneStore } from './milestone-store.js';

export interface MilestoneDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId'> {
  readonly store: MilestoneStore;
}

export interface ChangeMilestoneStatus {
  readonly userId: string;
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
  readonly by: ChangedBy;
  readonly correlationId: string;
}

/**
 * Sets the status of one of the buyer's own milestones.
 * @throws AppError `milestone.not-found`, also for another buyer's
 */
export async function changeMilestoneStatus(
  dependencies: MilestoneDependencies,
  request: ChangeMilestoneStatus,
): Promise<Milestone> {
  return dependencies.transaction(async (transaction) => {
    const milestone = await setMilestoneStatus(dependencies, request, transaction);
    if (!milestone) throw new AppError('milestone.not-found', 'We couldn’t find that milestone');
    return milestone;
  });
}

/** Publishes an event if the status changed. Returns undefined if the buyer has no such milestone. */
export async function setMilestoneStatus(
  { store, outbox, now }: Pick<MilestoneDependencies, 'store' | 'outbox' | 'now'>,
  { userId, milestoneId, status, by, correlationId }: ChangeMilestoneStatus,
  transaction: Transaction,
): Promise<Milestone | undefined> {
  const occurredAt = now();
  const before = await store.updateStatus({ userId, milestoneId, status, by, updatedAt: occurredAt }, transaction);
  if (!before) return undefined;
  const change = statusChange(before, status);
  if (change) {
    await outbox.insert(
      milestoneChanged,
      {
        subject: userId,
        data: { userId, milestoneId, key: before.key, title: before.title, ...change },
        correlationId,
        occurredAt,
      },
      transaction,
    );
  }
  return { ...before, status };
}
