import { milestoneChanged, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './dependencies.js';
import { statusChange } from './milestone.js';

export interface SetMilestoneStatus {
  readonly userId: string;
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
  readonly correlationId: string;
}

/**
 * Sets the status and, if it was another, tells the others what changed, with whatever else its transaction does. Nothing
 * happens to a milestone that is not this buyer's: then the answer is `undefined`.
 */
export async function setMilestoneStatus(
  { store, outbox, now }: Pick<MilestoneDependencies, 'store' | 'outbox' | 'now'>,
  { userId, milestoneId, status, correlationId }: SetMilestoneStatus,
  transaction: Transaction,
): Promise<Milestone | undefined> {
  const occurredAt = now();
  const before = await store.updateStatus({ userId, milestoneId, status, updatedAt: occurredAt }, transaction);
  if (!before) return undefined;
  const change = statusChange(before, status);
  if (change) {
    await outbox.add(transaction, milestoneChanged, {
      subject: userId,
      data: { userId, milestoneId, title: before.title, ...change },
      correlationId,
      occurredAt,
    });
  }
  return { ...before, status };
}
