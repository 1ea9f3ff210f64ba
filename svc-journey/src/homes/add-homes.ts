import { homeLimits, type HomeEntry } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, refuseReusedKey } from '@hearthway/service-kit';
import type { HomeDependencies } from './dependencies.js';
import { newHome, type StoredHome } from './stored-home.js';

/** New homes by id. A repeated request has the same ids. */
export type NewHomes = ReadonlyMap<string, HomeEntry>;

/**
 * Saves homes in the first column. Those whose id is already there stay as they are.
 * @throws AppError `home.too-many`, `request.key-reused`; then none is saved
 */
export async function addHomes(
  { store, transaction, now }: Pick<HomeDependencies, 'store' | 'transaction' | 'now'>,
  userId: string,
  entries: NewHomes,
): Promise<readonly StoredHome[]> {
  return transaction(async (transaction) => {
    const there = await store.findByIds(userId, [...entries.keys()], transaction);
    for (const home of there) refuseOther(home, entries.get(home.id));
    const known = new Set(there.map(({ id }) => id));
    const at = now();
    const added = [...entries].filter(([id]) => !known.has(id)).map(([id, entry]) => newHome(id, userId, entry, at));
    if (added.length === 0) return there;
    const { homes } = await store.updateCounts(userId, { homes: added.length, offers: 0 }, transaction);
    // Thrown inside the transaction, so that none is kept.
    if (homes > homeLimits.perBuyer) throw new AppError('home.too-many', problemTexts.homesFull, { limit: 'homes' });
    await store.insert(added, transaction);
    return [...there, ...added];
  });
}

/** @throws AppError `request.key-reused` if a home that nobody changed since is another one than `entry` */
function refuseOther(home: StoredHome, entry: HomeEntry | undefined): void {
  if (home.version !== 1 || !entry) return;
  const names = Object.keys(entry) as (keyof HomeEntry)[];
  refuseReusedKey(Object.fromEntries(names.map((name) => [name, home[name]])), entry);
}

/** @throws AppError `home.too-many`, `request.key-reused` */
export async function addHome(
  dependencies: Pick<HomeDependencies, 'store' | 'transaction' | 'now'>,
  userId: string,
  id: string,
  entry: HomeEntry,
): Promise<StoredHome> {
  const [home] = await addHomes(dependencies, userId, new Map([[id, entry]]));
  if (!home) throw new Error('No home was added');
  return home;
}
