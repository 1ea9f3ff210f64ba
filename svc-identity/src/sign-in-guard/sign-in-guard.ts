import { deviceCookie } from '@hearthway/contracts/constants';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import type { AttemptStore } from './attempt-store.js';
import type { FamiliarPlaceStore } from './familiar-place-store.js';
import type { GuardedAccount, PlaceKeys, SignInOrigin } from './place-keys.js';
import { after, guessing, pauseBetweenTurns, turnState } from './turns.js';

export interface SignInGuardDependencies {
  attempts: AttemptStore;
  places: FamiliarPlaceStore;
  /** The current one first. */
  keys: readonly [PlaceKeys, ...PlaceKeys[]];
  now: () => Date;
}

/** Slows down password guessing without letting strangers lock anyone out. */
export interface SignInGuard {
  /**
   * Checks a password if another attempt is allowed from there, and counts the attempt unless the password was right. It
   * counts as soon as it begins, so that parallel attempts meet the same limit.
   * @throws AppError `request.too-many`
   */
  check(account: GuardedAccount, origin: SignInOrigin, isRight: () => Promise<boolean>): Promise<boolean>;
  /** Marks the network and device as familiar, because they have signed in to the account. */
  remember(transaction: Transaction, account: GuardedAccount, origin: SignInOrigin): Promise<void>;
  erase(transaction: Transaction, account: GuardedAccount): Promise<void>;
}

export function createSignInGuard(dependencies: SignInGuardDependencies): SignInGuard {
  const { attempts, places, keys, now } = dependencies;
  const [current] = keys;

  return {
    async check(account, origin, isRight) {
      const counted = await begin(dependencies, account, origin);
      const forgive = async () => {
        for (const key of counted) await attempts.giveBack(key);
      };
      let right: boolean;
      try {
        right = await isRight();
      } catch (error) {
        await forgive();
        throw error;
      }
      if (right) await forgive();
      return right;
    },
    async remember(transaction, account, origin) {
      const expiresAt = after(now(), deviceCookie.seconds);
      for (const key of [current.network(account, origin), current.device(account, origin)]) {
        await places.remember(transaction, { key, account: current.account(account), expiresAt });
      }
    },
    async erase(transaction, account) {
      for (const each of keys) {
        await attempts.erase(transaction, each.account(account));
        await places.erase(transaction, each.account(account));
      }
    },
  };
}

/** Counts an attempt or refuses it. Returns the keys it was counted under. */
async function begin(
  dependencies: SignInGuardDependencies,
  account: GuardedAccount,
  origin: SignInOrigin,
): Promise<readonly string[]> {
  const { keys, places, now } = dependencies;
  const [current] = keys;
  const known = await places.knownAmong(
    keys.flatMap((each) => [each.network(account, origin), each.device(account, origin)]),
    now(),
  );
  const isKnownDevice = keys.some((each) => known.has(each.device(account, origin)));
  // A familiar device has its own count, so that others in its network cannot use it up.
  const place = isKnownDevice ? current.device(account, origin) : current.network(account, origin);
  const counted = { place, account: current.account(account) };
  if (known.size > 0) {
    await countAtPlace(dependencies, counted, guessing.failuresPerFamiliarPlace);
    return [place];
  }
  return beginUnfamiliar(dependencies, counted);
}

interface CountedUnder {
  readonly place: string;
  readonly account: string;
}

/**
 * After many failures from unfamiliar places, each of them has to wait for a turn. Once it has one, the turn is guaranteed.
 */
async function beginUnfamiliar(
  dependencies: SignInGuardDependencies,
  { place, account }: CountedUnder,
): Promise<readonly string[]> {
  const { attempts, now } = dependencies;
  const turnAt = (await attempts.find(place))?.turnAt;
  const state = turnState(turnAt, now());
  if (turnAt && state === 'waiting') throw tooMany(turnAt, now());
  const hasTurn = turnAt && state === 'due' && (await attempts.useTurn(place, turnAt));
  if (!hasTurn) await countAtPlace(dependencies, { place, account }, guessing.failuresPerPlace);
  const { failures } = await attempts.add({
    key: account,
    account,
    now: now(),
    seconds: guessing.accountSeconds,
    sliding: true,
  });
  if (!hasTurn && failures > guessing.failuresBeforeTurns) {
    const given = await attempts.nextTurn(account, now(), pauseBetweenTurns(failures));
    if (given > now()) {
      await attempts.giveBack(account);
      await attempts.giveTurn(place, given);
      throw tooMany(given, now());
    }
  }
  return [place, account];
}

async function countAtPlace(
  { attempts, now }: SignInGuardDependencies,
  { place, account }: CountedUnder,
  limit: number,
): Promise<void> {
  const seconds = guessing.placeSeconds;
  const { failures, expiresAt } = await attempts.add({ key: place, account, now: now(), seconds, sliding: false });
  if (failures <= limit) return;
  await attempts.giveBack(place);
  throw tooMany(expiresAt, now());
}

function tooMany(until: Date, now: Date): AppError {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new AppError('request.too-many', problemTexts.tooMany, { retryAfterSeconds: Math.max(1, seconds) });
}
