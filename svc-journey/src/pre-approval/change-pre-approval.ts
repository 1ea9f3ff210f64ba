import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import { lastGoodDay, warningsOf, type PreApproval } from './pre-approval.js';
import type { PreApprovalStore } from './pre-approval-store.js';

export interface PreApprovalDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: PreApprovalStore;
  readonly keepEvents: KeepEvents;
  readonly updateMilestone: UpdateByRule;
  /** Told of every change of the Loan Estimates, in its transaction. */
  readonly estimateFollowers: readonly UpdateByRule[];
}

export interface PreApprovalChange {
  readonly userId: string;
  readonly correlationId: string;
  /** Returns its argument to change nothing. */
  readonly change: (before: PreApproval) => PreApproval;
}

/** Changes a buyer's pre-approval data, along with the calendar warnings and the milestone. */
export async function changePreApproval(
  { store, transaction, now, keepEvents, updateMilestone, estimateFollowers }: PreApprovalDependencies,
  { userId, correlationId, change }: PreApprovalChange,
): Promise<PreApproval> {
  return transaction(async (transaction) => {
    const before = await store.findByUser(userId, transaction);
    const after = change(before);
    if (after === before) return before;
    await store.replace(userId, after, lastGoodDay(after.letters, now()), transaction);
    await updateWarnings({ keepEvents, now }, userId, { before, after }, transaction);
    // After any change: if the last letter has expired in the meantime, its expiry is no longer due after this.
    await updateMilestone({ userId, correlationId }, transaction);
    if (after.estimates !== before.estimates)
      for (const follow of estimateFollowers) await follow({ userId, correlationId }, transaction);
    return after;
  });
}

async function updateWarnings(
  { keepEvents, now }: Pick<PreApprovalDependencies, 'keepEvents' | 'now'>,
  userId: string,
  { before, after }: Readonly<Record<'before' | 'after', PreApproval>>,
  transaction: Transaction,
): Promise<void> {
  const at = now();
  const warningsIn = ({ letters }: PreApproval, id: string) =>
    letters.filter((letter) => letter.id === id).flatMap((letter) => warningsOf(letter, at));
  for (const id of new Set([...before.letters, ...after.letters].map((letter) => letter.id))) {
    const warnings = { before: warningsIn(before, id), after: warningsIn(after, id) };
    await keepEvents({ userId, source: `letter:${id}`, ...warnings }, transaction);
  }
}
