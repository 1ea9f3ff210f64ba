import type { EmailDependencies } from '../dependencies.js';

type UnsubscribeDependencies = Pick<EmailDependencies, 'store' | 'waitlist' | 'pseudonyms' | 'linkTokens' | 'now'>;

/** Stops marketing to the address that the link was sent to. A link that we never sent does nothing, and looks the same. */
export async function unsubscribe(
  { store, waitlist, pseudonyms, linkTokens, now }: UnsubscribeDependencies,
  token: string,
): Promise<void> {
  const entry = await waitlist.findByLink(linkTokens.hashOf(token));
  if (entry) await store.insertSuppression(pseudonyms.ofEmail(entry.email), now());
}
