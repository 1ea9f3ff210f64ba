import { largestLetter, lastingLetter } from './pre-approval.js';
import type { PreApprovalDependencies } from './dependencies.js';

/** The letter that lasts longest, unless it has expired. */
export function readLetter({ store, now }: Pick<PreApprovalDependencies, 'store' | 'now'>) {
  return async (userId: string) => {
    const letter = lastingLetter(await store.findByUser(userId), now());
    return letter && { lender: letter.lender, amountCents: letter.amountCents, expiresOn: letter.expiresOn };
  };
}

/** The letter for the largest amount, unless it has expired: what an offer may reach. */
export function readLargestLetter({ store, now }: Pick<PreApprovalDependencies, 'store' | 'now'>) {
  return async (userId: string) => largestLetter(await store.findByUser(userId), now());
}
