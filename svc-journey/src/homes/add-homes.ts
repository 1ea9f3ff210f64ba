import { createAddressBook } from '@hearthway/contracts/home-address';
import { homeLimits, type ComparableSaleEntry, type HomeEntry } from '@hearthway/contracts/journey';
import { AppError, idFromKey, type Dependencies, type Transaction } from '@hearthway/service-kit';
import type { HomeChangeDependencies } from './change-home.js';
import type { ComparableSaleStore } from './comparable-sale-store.js';
import { countKept, withSales } from './comparable-sales.js';
import { followHomes } from './follow-homes.js';
import { newHome, withNews, type NewHome, type StoredHome } from './stored-home.js';

export interface AddHomesDependencies extends HomeChangeDependencies, Pick<Dependencies, 'newId'> {
  readonly sales: ComparableSaleStore;
}

interface AddRequest {
  readonly userId: string;
  readonly correlationId: string;
  readonly idempotencyKey: string;
}

export interface AddHomeRequest extends AddRequest {
  readonly entry: HomeEntry;
}

interface Added {
  readonly home: StoredHome;
  /** Whether the buyer already had a home at its address, or the request contained it twice. */
  readonly merged: boolean;
}

/** @throws AppError `home.too-many` */
export async function addHome(dependencies: AddHomesDependencies, request: AddHomeRequest): Promise<Added> {
  return dependencies.transaction(async (transaction) => {
    const [added] = await addHomes(dependencies, request, [request.entry], transaction);
    if (!added) throw new Error('No home was added');
    return added;
  });
}

export interface HomeImport {
  readonly homes: readonly HomeEntry[];
  readonly sales: readonly ComparableSaleEntry[];
}

/** All or none. @throws AppError `home.too-many` */
export async function importHomes(
  dependencies: AddHomesDependencies,
  request: AddRequest,
  { homes, sales }: HomeImport,
): Promise<{ added: number; merged: number; sales: number }> {
  const { userId } = request;
  return dependencies.transaction(async (transaction) => {
    const saved = homes.length > 0 ? await addHomes(dependencies, request, homes, transaction) : [];
    const merged = saved.filter((home) => home.merged).length;
    const counts = { added: saved.length - merged, merged };
    if (sales.length === 0) return { ...counts, sales: 0 };
    const kept = withSales(await dependencies.sales.findByUser(userId, transaction), sales, dependencies.newId);
    await dependencies.sales.replace(userId, kept, transaction);
    return { ...counts, sales: countKept(kept, sales) };
  });
}

/** Adds homes, or merges them with the buyer's homes at the same address. Repeating a request changes nothing. */
async function addHomes(
  dependencies: AddHomesDependencies,
  { userId, correlationId, idempotencyKey }: AddRequest,
  entries: readonly HomeEntry[],
  transaction: Transaction,
): Promise<Added[]> {
  const { store, now } = dependencies;
  const at = now();
  const requestId = idFromKey(userId, idempotencyKey);
  const given = entries.map((entry, place): NewHome => {
    const id = idFromKey(userId, `${idempotencyKey}/${place}`);
    return { id, requestId, userId, entry, at };
  });
  await store.takeTurn(userId, transaction);
  const there = await store.findByUser(userId, transaction);
  const { added, changed } = withNewHomes(there, given);
  const before = new Map(there.map((home) => [home.id, home]));
  const isNew = ({ id }: StoredHome): boolean => !before.has(id);
  await requireRoom(store, userId, changed.filter(isNew).length, transaction);
  if (changed.length > 0) await store.save(changed, transaction);
  const changes = changed.flatMap((after) => {
    const one = before.get(after.id);
    return one ? [{ before: one, after }] : [];
  });
  await followHomes(dependencies, { userId, correlationId }, changes, transaction);
  return added;
}

/** The resulting homes, in the order given, and what has to be stored. */
function withNewHomes(there: readonly StoredHome[], given: readonly NewHome[]) {
  const before = new Map(there.map((home) => [home.id, home]));
  const after = new Map(before);
  const addresses = createAddressBook(there, ({ facts }) => facts);
  const results = given.map((one) => {
    // A home that this request already added keeps its id, though the buyer may have changed its address since.
    const home = before.get(one.id) ?? addresses.find(one.entry);
    const id = home?.id ?? one.id;
    const isRepeated = before.has(one.id) || before.get(id)?.lastRequestId === one.requestId;
    if (!isRepeated) {
      const saved = home ? withNews(home, one) : newHome(one);
      addresses.replace(home, saved);
      after.set(id, saved);
    }
    return { id, merged: id !== one.id };
  });
  return {
    added: results.flatMap(({ id, merged }): Added[] => {
      const home = after.get(id);
      return home ? [{ home, merged }] : [];
    }),
    changed: [...after.values()].filter((home) => before.get(home.id) !== home),
  };
}

async function requireRoom(
  store: AddHomesDependencies['store'],
  userId: string,
  added: number,
  transaction: Transaction,
): Promise<void> {
  if (added === 0) return;
  const homes = (await store.count(userId, transaction)) + added;
  if (homes <= homeLimits.perBuyer) return;
  throw new AppError(
    'home.too-many',
    added === 1
      ? `You have ${homeLimits.perBuyer} homes, which is the most we keep. Delete one to save another.`
      : `That would be ${homes} homes, and ${homeLimits.perBuyer} is the most we keep. Delete some, or choose fewer.`,
    { limit: 'homes' },
  );
}
