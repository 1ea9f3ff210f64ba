import type { EmailDependencies } from './dependencies.js';

type UnsubscribeDependencies = Pick<
  EmailDependencies,
  'subjects' | 'suppressions' | 'pseudonyms' | 'linkTokens' | 'now'
>;

/** Whoever holds the link of an email gets no more news. A link that is not ours does nothing, and looks the same. */
export async function unsubscribe(
  { subjects, suppressions, pseudonyms, linkTokens, now }: UnsubscribeDependencies,
  token: string,
): Promise<void> {
  const entry = await subjects.waitlistEntryByLink(linkTokens.hashOf(token));
  if (entry) await suppressions.insert(pseudonyms.ofEmail(entry.email), now());
}
