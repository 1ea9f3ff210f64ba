import { authTokenStorageKey } from '@hearthway/contracts/constants';
import { RequestError } from '@hearthway/web-kit/http';
import { renewalDelay } from './token.js';

/** `ended`: the session is over. `unavailable`: nobody answered, the token may still be good. */
export type Renewal = 'renewed' | 'ended' | 'unavailable';

export interface TokenKeeperDependencies {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Trades the refresh cookie for a new token; throws `RequestError`. */
  readonly refresh: () => Promise<string>;
  /** Absent in a browser without Web Locks; then tabs are only kept apart by reading storage again. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly onRenewalEnded: (token: string) => void;
}

export interface TokenKeeper {
  current(): string | null;
  accept(token: string): void;
  drop(): void;
  /** Renews the token that was `stale`; does nothing but read when another tab has done so already. */
  renew(stale: string): Promise<Renewal>;
  /** Renews ahead of the end while the page is seen, and follows what other tabs store. */
  watch(onChangedElsewhere: (token: string | null) => void): () => void;
}

const lockName = 'hearthway.session-refresh';
/** The first is short: for half a minute the server gives a lost answer once more. */
const retryMilliseconds = [2_000, 8_000, 30_000] as const;

/**
 * Keeps the access token under its key of local storage, shared by all tabs. The refresh cookie may be used once only,
 * so that one tab at a time renews, and looks again at what is stored before and after it does.
 */
export function createTokenKeeper({ storage, refresh, locks, onRenewalEnded }: TokenKeeperDependencies): TokenKeeper {
  let renewing: Promise<Renewal> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching = false;
  let dueAt: number | undefined;
  let failures = 0;

  const current = (): string | null => storage.getItem(authTokenStorageKey);
  const accept = (token: string): void => {
    failures = 0;
    storage.setItem(authTokenStorageKey, token);
    schedule(renewalDelay(token, Date.now(), true));
  };
  const drop = (): void => {
    storage.removeItem(authTokenStorageKey);
    schedule(undefined);
  };

  const renew = (stale: string): Promise<Renewal> => {
    const work = () => renewAlone(stale);
    renewing ??= (locks ? locks.request(lockName, work) : work()).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  const renewAlone = async (stale: string): Promise<Renewal> => {
    if (current() !== stale) return whatIsStored();
    try {
      const token = await refresh();
      // Signed out, or in as someone else, while the answer was on its way: what it brought is worth nothing.
      if (current() !== stale) return whatIsStored();
      accept(token);
      return 'renewed';
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return 'ended';
      console.warn('The session could not be renewed', error);
      schedule(retryMilliseconds[Math.min(failures, retryMilliseconds.length - 1)]);
      failures += 1;
      return 'unavailable';
    }
  };
  const whatIsStored = (): Renewal => (current() === null ? 'ended' : 'renewed');

  const schedule = (delay: number | undefined): void => {
    clearTimeout(timer);
    dueAt = delay === undefined ? undefined : Date.now() + delay;
    if (delay !== undefined && watching) timer = setTimeout(renewIfDue, delay);
  };
  // A page that nobody looks at lets its session grow old; it renews when it is seen again.
  const renewIfDue = (): void => {
    const token = current();
    if (token === null || dueAt === undefined || Date.now() < dueAt || document.visibilityState === 'hidden') return;
    schedule(undefined);
    void renew(token).then((renewal) => {
      if (renewal === 'ended') onRenewalEnded(token);
    });
  };

  const watch = (onChangedElsewhere: (token: string | null) => void): (() => void) => {
    watching = true;
    const token = current();
    if (token !== null) schedule(renewalDelay(token, Date.now(), false));
    const onStorage = (event: StorageEvent): void => {
      // A null key is `storage.clear()`.
      if (event.key !== authTokenStorageKey && event.key !== null) return;
      const stored = current();
      schedule(stored === null ? undefined : renewalDelay(stored, Date.now(), true));
      onChangedElsewhere(stored);
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', renewIfDue);
    return () => {
      watching = false;
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', renewIfDue);
    };
  };

  return { current, accept, drop, renew, watch };
}
