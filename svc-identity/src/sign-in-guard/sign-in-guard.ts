import { deviceCookie } from '@hearthway/contracts/constants';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import type { GuardedAccount, MailCount, PlaceKeys, SignInOrigin } from './place-keys.js';
import type { SignInStore } from './sign-in-store.js';
import { after, guessing, pauseBetweenTurns, turnState } from './turns.js';

export interface SignInGuardDependencies {
  passwords: Pick<Passwords, 'verify'>;
  signIns: SignInStore;
  /** The current one first. */
  keys: readonly [PlaceKeys, ...PlaceKeys[]];
  now: () => Date;
}

/** A password that somebody typed for an account. */
export interface PasswordAttempt {
  account: GuardedAccount;
  /** Of the account; undefined when there is none, which then takes the same time. */
  passwordHash: string | undefined;
  password: string;
  origin: SignInOrigin;
}

/** Slows down password guessing without letting strangers lock anyone out. */
export interface SignInGuard {
  /**
   * Whether the password is right, if another attempt is allowed from there. The attempt counts unless it was right. It
   * counts as soon as it begins, so that parallel attempts meet the same limit.
   * @throws AppError `request.too-many`, `server.unavailable` when too many wait
   */
  check(attempt: PasswordAttempt): Promise<boolean>;
  /** Whether the account has been signed in to from this device, within the time that we remember devices. */
  isFamiliarDevice(account: GuardedAccount, origin: SignInOrigin): Promise<boolean>;
  /** Whether the account has been signed in to from this network or device. */
  isFamiliarPlace(account: GuardedAccount, origin: SignInOrigin): Promise<boolean>;
  /** Marks the network and device as familiar, because they have signed in to the account. */
  remember(account: GuardedAccount, origin: SignInOrigin, transaction: Transaction): Promise<void>;
  /** Deletes all counts and familiar places of the account. */
  forget(account: GuardedAccount, transaction: Transaction): Promise<void>;
  /** Counts requests since the first one of this window, including this one; also says when the window ends. */
  count(what: MailCount, seconds: number): Promise<{ readonly count: number; readonly until: Date }>;
  /** The opposite of `count`. */
  uncount(what: MailCount): Promise<void>;
}

export function createSignInGuard(dependencies: SignInGuardDependencies): SignInGuard {
  const { passwords, signIns, keys, now } = dependencies;
  const [current] = keys;

  return {
    async check({ account, passwordHash, password, origin }) {
      const counted = await begin(dependencies, account, origin);
      let right: boolean | undefined;
      try {
        right = await passwords.verify(passwordHash, password);
        return right;
      } finally {
        // A password that could not be compared is not a wrong one.
        if (right !== false) for (const key of counted) await signIns.uncountAttempt(key);
      }
    },
    async isFamiliarDevice(account, origin) {
      const found = await signIns.findFamiliar(
        keys.map((each) => each.device(account, origin)),
        now(),
      );
      return found.size > 0;
    },
    async isFamiliarPlace(account, origin) {
      return (await findFamiliar(dependencies, account, origin)).size > 0;
    },
    async remember(account, origin, transaction) {
      const expiresAt = after(now(), deviceCookie.seconds);
      for (const key of [current.network(account, origin), current.device(account, origin)]) {
        await signIns.insertFamiliar({ key, account: current.account(account), expiresAt }, transaction);
      }
    },
    async forget(account, transaction) {
      for (const each of keys) {
        await signIns.deleteAttempts(each.account(account), transaction);
        await signIns.deleteFamiliar(each.account(account), transaction);
      }
    },
    async count(what, seconds) {
      const key = current.account(what);
      const counted = await signIns.countAttempt({ key, account: key, now: now(), seconds, sliding: false });
      return { count: counted.failures, until: counted.expiresAt };
    },
    uncount: (what) => signIns.uncountAttempt(current.account(what)),
  };
}

/** Which keys of the network and the device are familiar. */
function findFamiliar(
  { keys, signIns, now }: SignInGuardDependencies,
  account: GuardedAccount,
  origin: SignInOrigin,
): Promise<ReadonlySet<string>> {
  const places = keys.flatMap((each) => [each.network(account, origin), each.device(account, origin)]);
  return signIns.findFamiliar(places, now());
}

/** Counts an attempt or refuses it. Returns the keys it was counted under. */
async function begin(
  dependencies: SignInGuardDependencies,
  account: GuardedAccount,
  origin: SignInOrigin,
): Promise<readonly string[]> {
  const { keys } = dependencies;
  const [current] = keys;
  const familiar = await findFamiliar(dependencies, account, origin);
  const isFamiliarDevice = keys.some((each) => familiar.has(each.device(account, origin)));
  // A familiar device has its own count, so that others in its network cannot use it up.
  const place = isFamiliarDevice ? current.device(account, origin) : current.network(account, origin);
  const counted = { place, account: current.account(account) };
  if (familiar.size > 0) {
    await countAtPlace(dependencies, counted, guessing.failuresPerFamiliarPlace);
    return [place];
  }
  return beginUnfamiliar(dependencies, counted);
}

interface CountedUnder {
  readonly place: string;
  readonly account: string;
}

/** After many failures from unfamiliar places, each has to wait for a turn. Once assigned, the turn is guaranteed. */
async function beginUnfamiliar(
  dependencies: SignInGuardDependencies,
  { place, account }: CountedUnder,
): Promise<readonly string[]> {
  const { signIns, now } = dependencies;
  const turnAt = (await signIns.findAttempts(place))?.turnAt;
  const state = turnState(turnAt, now());
  if (turnAt && state === 'waiting') throw tooMany(turnAt, now());
  const hasTurn = turnAt && state === 'due' && (await signIns.deleteTurn(place, turnAt));
  if (!hasTurn) await countAtPlace(dependencies, { place, account }, guessing.failuresPerPlace);
  const { failures } = await signIns.countAttempt({
    key: account,
    account,
    now: now(),
    seconds: guessing.accountSeconds,
    sliding: true,
  });
  if (!hasTurn && failures > guessing.failuresBeforeTurns) {
    const assigned = await signIns.assignTurn(account, now(), pauseBetweenTurns(failures));
    if (assigned > now()) {
      await signIns.uncountAttempt(account);
      await signIns.updateTurn(place, assigned);
      throw tooMany(assigned, now());
    }
  }
  return [place, account];
}

async function countAtPlace(
  { signIns, now }: SignInGuardDependencies,
  { place, account }: CountedUnder,
  limit: number,
): Promise<void> {
  const seconds = guessing.placeSeconds;
  const { failures, expiresAt } = await signIns.countAttempt({
    key: place,
    account,
    now: now(),
    seconds,
    sliding: false,
  });
  if (failures <= limit) return;
  await signIns.uncountAttempt(place);
  throw tooMany(expiresAt, now());
}

/** The refusal until a time. */
export function tooMany(until: Date, now: Date): AppError {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new AppError('request.too-many', problemTexts.tooMany, { retryAfterSeconds: Math.max(1, seconds) });
}
