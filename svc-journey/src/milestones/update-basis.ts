import type { MilestoneTitle } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import { setMilestoneStatus } from './change-milestone-status.js';
import type { MilestoneDependencies } from './dependencies.js';
import { statusByRule } from './milestone.js';
import { startJourney } from './start-journey.js';

export interface BasisChange {
  readonly userId: string;
  readonly title: MilestoneTitle;
  /** Whether the buyer now has everything that completes the milestone. */
  readonly met: boolean;
  readonly correlationId: string;
}

/**
 * Completes a milestone when its basis appears, and reopens it with a notice when its basis disappears. A basis that stays as it
 * was changes nothing, so that an Undo by the buyer lasts. Call it in the transaction of every change that can affect the basis.
 */
export async function updateBasis(
  dependencies: MilestoneDependencies,
  { userId, title, met, correlationId }: BasisChange,
  transaction: Transaction,
): Promise<void> {
  const { store, insertNotice, now, newId } = dependencies;
  let milestone = await store.updateBasis(userId, title, met, transaction);
  if (!milestone) {
    await startJourney(dependencies, userId, transaction);
    milestone = await store.updateBasis(userId, title, met, transaction);
  }
  const status = milestone && statusByRule(milestone, met);
  if (!milestone || !status) return;
  const { id: milestoneId, status: from } = milestone;
  await setMilestoneStatus(dependencies, { userId, milestoneId, status, correlationId, byRule: true }, transaction);
  await store.insertAudit({ id: newId(), userId, milestoneId, title, from, to: status, at: now() }, transaction);
  if (!met) {
    const notice = {
      id: newId(),
      userId,
      kind: 'milestone-reopened',
      milestoneTitle: title,
      createdAt: now(),
    } as const;
    await insertNotice(notice, transaction);
  }
}
