import { addressKey, createAddressBook } from '@hearthway/contracts/home-address';
import type { HomeEntry } from '@hearthway/contracts/journey';
import { AppError, type Dependencies, type Transaction } from '@hearthway/service-kit';
import { followHomes, type FollowDependencies } from './follow-homes.js';
import type { HomeStore } from './home-store.js';
import { isUnderOffer, withFacts, withOther, type StoredHome } from './stored-home.js';

export interface HomeChangeDependencies extends FollowDependencies, Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: HomeStore;
}

export interface HomeRequest {
  readonly userId: string;
  readonly homeId: string;
  /** The version that the buyer read. */
  readonly version: number;
  readonly correlationId: string;
}

/** The part of a home whose version a request is checked against. */
type Versioned = (home: StoredHome) => { readonly version: number };

/** Changes one home, and whatever depends on its stage and tour. @throws AppError `home.not-found`, `home.conflict` */
export async function changeHome(
  dependencies: HomeChangeDependencies,
  request: HomeRequest,
  change: (home: StoredHome) => StoredHome,
  versioned?: Versioned,
): Promise<StoredHome> {
  const { store, transaction } = dependencies;
  return transaction(async (transaction) => {
    const before = await requireHome(store, request, transaction, versioned);
    const after = change(before);
    await store.save([after], transaction);
    await followHomes(dependencies, request, [{ before, after }], transaction);
    return after;
  });
}

/**
 * Replaces the facts about a home. If the buyer has another home at the new address, it is merged into this one.
 * @throws AppError `home.not-found`, `home.conflict`, `home.too-much-to-merge`
 */
export async function changeFacts(
  dependencies: HomeChangeDependencies,
  request: HomeRequest,
  entry: HomeEntry,
): Promise<{ home: StoredHome; merged: boolean }> {
  const { store, transaction, now } = dependencies;
  return transaction(async (transaction) => {
    const before = await requireHome(store, request, transaction);
    const changed = withFacts(before, entry, now());
    const other = await findOther(store, before, changed, transaction);
    const after = other ? requireMerged(changed, other) : changed;
    if (other) await store.delete(other, transaction);
    await store.save([after], transaction);
    const changes = [{ before, after }, ...(other ? [{ before: other, after: undefined, mergedInto: after.id }] : [])];
    await followHomes(dependencies, request, changes, transaction);
    return { home: after, merged: other !== undefined };
  });
}

/** Also cancels its tour. @throws AppError `home.not-found`, `home.conflict` */
export async function deleteHome(dependencies: HomeChangeDependencies, request: HomeRequest): Promise<void> {
  const { store, transaction } = dependencies;
  await transaction(async (transaction) => {
    const before = await requireHome(store, request, transaction);
    await store.delete(before, transaction);
    await followHomes(dependencies, request, [{ before, after: undefined }], transaction);
  });
}

/** Another buyer's home also counts as not found. */
async function requireHome(
  store: HomeStore,
  { userId, homeId, version }: HomeRequest,
  transaction: Transaction,
  versioned: Versioned = (home) => home,
): Promise<StoredHome> {
  const home = await store.findById(userId, homeId, transaction);
  if (!home) throw new AppError('home.not-found', 'We couldn’t find that home');
  if (versioned(home).version === version) return home;
  throw new AppError('home.conflict', 'This home was changed somewhere else meanwhile. Look at both, and choose.');
}

/** The buyer's other home at a home's new address. */
async function findOther(
  store: HomeStore,
  { userId, facts }: StoredHome,
  after: StoredHome,
  transaction: Transaction,
): Promise<StoredHome | undefined> {
  if (addressKey(after.facts) === addressKey(facts)) return undefined;
  await store.takeTurn(userId, transaction);
  const homes = await store.findByUser(userId, transaction);
  const others = homes.filter(({ id }) => id !== after.id);
  return createAddressBook(others, (home) => home.facts).find(after.facts);
}

function requireMerged(home: StoredHome, other: StoredHome): StoredHome {
  if (isUnderOffer(other)) {
    // Its offers and contract know it by its id, which the merged home wouldn't have.
    throw new AppError(
      'home.too-much-to-merge',
      'You have another home at this address, and it is in Offer or Contract. Change that one instead, and delete this one.',
    );
  }
  const merged = withOther(home, other);
  if (merged) return merged;
  throw new AppError(
    'home.too-much-to-merge',
    'You have another home at this address, and the notes or ratings of both are more than fit. Shorten one of them first.',
  );
}
