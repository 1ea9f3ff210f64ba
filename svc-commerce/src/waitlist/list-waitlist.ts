import { adminPageSize, maskedEmail, type AdminWaitlistEntry } from '@hearthway/contracts/commerce';
import { readCursor, takePage, type PageEnd } from '../pagination/index.js';
import type { WaitlistDependencies } from './dependencies.js';

/** A page of the waitlist as an admin sees it, newest first, with masked addresses. */
export async function listWaitlist(
  { store }: Pick<WaitlistDependencies, 'store'>,
  before: string | undefined,
): Promise<{ entries: AdminWaitlistEntry[]; end?: PageEnd }> {
  const { items, ...next } = takePage(await store.findPage(readCursor(before), adminPageSize + 1), adminPageSize);
  const entries = items.map(({ id, email, name, state, source, createdAt }) => ({
    id,
    email: maskedEmail(email),
    name,
    state,
    source,
    createdAt: createdAt.toISOString(),
  }));
  return { entries, ...next };
}
