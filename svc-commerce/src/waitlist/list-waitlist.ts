import { adminPageSize, maskedEmail, type AdminWaitlistEntry } from '@hearthway/contracts/commerce';
import { readCursor, takePage, type Cursor } from '../pagination/index.js';
import type { WaitlistDependencies } from './dependencies.js';

/** One page of the waitlist for an admin, newest first, with masked addresses. */
export async function listWaitlist(
  { store }: Pick<WaitlistDependencies, 'store'>,
  before: string | undefined,
): Promise<{ entries: AdminWaitlistEntry[]; next?: Cursor }> {
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
