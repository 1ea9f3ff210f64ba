import type { EmailDependencies } from './dependencies.js';

/** Whoever holds the link of an email gets no more news. A link that is not ours does nothing, and looks the same. */
export async function unsubscribe(
  { store, suppressions, linkKeys, now }: Pick<EmailDependencies, 'store' | 'suppressions' | 'linkKeys' | 'now'>,
  token: string,
): Promise<void> {
  const email = await store.findByLink(linkKeys.hashOf(token));
  if (email?.recipientKey !== undefined) await suppressions.add(email.recipientKey, now());
}
