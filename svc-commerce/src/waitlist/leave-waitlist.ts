import type { WaitlistDependencies } from './dependencies.js';

type LeaveDependencies = Pick<WaitlistDependencies, 'store' | 'linkTokens' | 'deleteEmailRecipients' | 'transaction'>;

/**
 * Deletes the entry that the link was sent to, and who received emails about it. A link that was used before, or that we
 * never sent, does nothing and looks the same.
 */
export async function leaveWaitlist(dependencies: LeaveDependencies, token: string): Promise<void> {
  const { store, linkTokens, deleteEmailRecipients } = dependencies;
  const entry = await store.findByLink(linkTokens.hashOf(token));
  if (!entry) return;
  await dependencies.transaction(async (transaction) => {
    await store.delete(entry.id, transaction);
    await deleteEmailRecipients(entry.id, transaction);
  });
}
