import type { Transaction } from '@hearthway/service-kit';
import type { Change, PreApprovalDependencies } from './dependencies.js';
import { isBasisMet, nextExpiryOf, warningsOf, type PreApproval } from './pre-approval.js';

/**
 * Changes what a buyer keeps, and all that hangs on it, as one transaction: the warnings in the calendar, and the milestone.
 * @param work returns what to store, and what to answer
 */
export function changePreApproval<Answer>(
  dependencies: PreApprovalDependencies,
  change: Change,
  work: (before: PreApproval) => { readonly after: PreApproval; readonly answer: Answer },
): Promise<Answer> {
  const { store, transaction, now } = dependencies;
  return transaction(async (transaction) => {
    const before = await store.findForChange(change.userId, transaction);
    const { after, answer } = work(before);
    if (after === before) return answer;
    await store.update(change.userId, after, nextExpiryOf(after.letters, now()), transaction);
    if (after.letters !== before.letters) {
      await updateWarnings(dependencies, change.userId, { before, after }, transaction);
    }
    if (after.estimates !== before.estimates) {
      await dependencies.followEstimates(after.estimates, change, transaction);
    }
    if (after.letters !== before.letters || after.progress !== before.progress) {
      await updateMilestone(dependencies, change, after, transaction);
    }
    return answer;
  });
}

/** Completes or reopens the milestone, by what is stored now. */
export async function updateMilestone(
  { updateBasis, now }: Pick<PreApprovalDependencies, 'updateBasis' | 'now'>,
  { userId, correlationId }: Change,
  preApproval: PreApproval,
  transaction: Transaction,
): Promise<void> {
  const met = isBasisMet(preApproval, now());
  await updateBasis({ userId, title: 'Get Pre-Approved', met, correlationId }, transaction);
}

async function updateWarnings(
  { putCalendarEvent, removeCalendarEvent, now }: PreApprovalDependencies,
  userId: string,
  { before, after }: { readonly before: PreApproval; readonly after: PreApproval },
  transaction: Transaction,
): Promise<void> {
  const gone = before.letters.filter((letter) => !after.letters.includes(letter));
  const changed = after.letters.filter((letter) => !before.letters.includes(letter));
  const due = changed.flatMap((letter) => warningsOf(letter, now()));
  const wanted = new Set(due.filter(({ entry }) => entry).map(({ eventId }) => eventId));
  for (const { eventId } of gone.flatMap((letter) => warningsOf(letter, now()))) {
    if (!wanted.has(eventId)) await removeCalendarEvent(userId, eventId, transaction);
  }
  for (const { eventId, entry } of due) {
    if (entry) await putCalendarEvent({ userId, id: eventId, entry, origin: { kind: 'letter' } }, transaction);
  }
}
