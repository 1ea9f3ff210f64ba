import { isBasisMet } from './pre-approval.js';
import type { PreApprovalDependencies } from './dependencies.js';

/** What completes the milestone Get Pre-Approved, and whether the buyer has it. */
export function readLetterChecklist({ store, now }: Pick<PreApprovalDependencies, 'store' | 'now'>) {
  return async (userId: string) => {
    const done = isBasisMet(await store.findByUser(userId), now());
    return [{ text: 'Log a pre-approval letter that hasn’t expired, or tell us you’re paying cash', done }];
  };
}
