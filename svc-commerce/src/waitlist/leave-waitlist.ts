import type { WaitlistDependencies } from './dependencies.js';

/**
 * Erases whoever the link was sent to: the entry, and whom emails about it went to. A link that is used again, or is not
 * ours, does nothing and looks the same.
 */
export async function leaveWaitlist(
  { store, mail, transaction }: Pick<WaitlistDependencies, 'store' | 'mail' | 'transaction'>,
  token: string,
): Promise<void> {
  const entryId = await mail.entryOf(token);
  if (entryId === undefined) return;
  await transaction(async (session) => {
    await store.erase(entryId, session);
    await mail.forget(entryId, session);
  });
}
