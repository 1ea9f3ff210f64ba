import type { WaitlistDependencies } from './dependencies.js';

type LeaveDependencies = Pick<WaitlistDependencies, 'store' | 'linkTokens' | 'deleteEmailRecipients' | 'transaction'>;

/**
 * Erases whoever the link was sent to: the entry, and whom emails about it went to. A link that is used again, or is not
 * ours, does nothing and looks the same.
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
