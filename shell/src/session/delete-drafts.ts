import { draftPrefixes } from '@hearthway/contracts/constants';

/**
 * Deletes the unsaved edits stored in this browser, except this buyer's. Not called when a session expires: the edits are
 * encrypted for the account and wait for the buyer to sign in again.
 */
export function deleteDrafts(exceptUserId?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const prefix = Object.values(draftPrefixes).find((one) => key.startsWith(one));
      if (prefix === undefined) continue;
      const isOwn = exceptUserId !== undefined && key.startsWith(`${prefix}${exceptUserId}:`);
      if (!isOwn) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage has no drafts.
  }
}
