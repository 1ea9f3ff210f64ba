import type { WaitlistDependencies } from './dependencies.js';

type LeaveDependencies = Pick<WaitlistDependencies, 'store' | 'linkTokens' | 'forgetEmails' | 'transaction'>;

/**
 * Erases whoever the link was sent to: the entry, and whom emails about it went to. A link that is used again, or is not
 * ours, does nothing and looks the same.
 */
export async function leaveWaitlist(
  { store, linkTokens, forgetEmails, transaction }: LeaveDependencies,
  token: string,
): Promise<void> {
  const entry = await store.findByLink(linkTokens.hashOf(token));
  if (!entry) return;
  await transaction(async (session) => {
    await store.erase(entry.id, session);
    await forgetEmails(entry.id, session);
  });
}
