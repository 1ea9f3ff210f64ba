import type { EmailDependencies } from './dependencies.js';

type UnsubscribeDependencies = Pick<
  EmailDependencies,
  'subjects' | 'suppressions' | 'addressKeys' | 'linkKeys' | 'now'
>;

/** Whoever holds the link of an email gets no more news. A link that is not ours does nothing, and looks the same. */
export async function unsubscribe(
  { subjects, suppressions, addressKeys, linkKeys, now }: UnsubscribeDependencies,
  token: string,
): Promise<void> {
  const entry = await subjects.waitlistEntryByLink(linkKeys.hashOf(token));
  if (entry) await suppressions.add(addressKeys.ofEmail(entry.email), now());
}
