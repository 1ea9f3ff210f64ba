import { authTokenStorageKey } from '@hearthway/contracts/constants';
import { RequestError } from '@hearthway/web-kit/http';
import type { BrowserStorage } from '@hearthway/web-kit/storage';
import { renewalDelay } from './token.js';

/** `ended`: the session is over. `unavailable`: renewal failed, but the token may still be valid. */
export type Renewal = 'renewed' | 'ended' | 'unavailable';

export interface TokenKeeperDependencies {
  readonly storage: BrowserStorage;
  /** Exchanges the refresh cookie for a new token; throws `RequestError`. */
  readonly refresh: () => Promise<string>;
  /**
   * Undefined without Web Locks, and they are refused where site data is blocked. Then rereading storage is the only
   * coordination between tabs.
   */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly onRenewalEnded: (token: string) => void;
}

export interface TokenKeeper {
  current(): string | null;
  accept(token: string): void;
  drop(): void;
  /** Replaces the `stale` token, unless another tab already has. */
  renew(stale: string): Promise<Renewal>;
  /** Renews before expiry while the page is visible, and follows other tabs. Returns a function that stops. */
  watch(onChangedElsewhere: (token: string | null) => void): () => void;
}

const lockName = 'hearthway.session-refresh';
/** The first is short because the server repeats a lost response for 30 seconds. */
const retryMilliseconds = [2_000, 8_000, 30_000] as const;

/**
 * Keeps the access token in local storage, shared by all tabs. The refresh cookie works only once, so tabs renew one at a
 * time and reread storage before and after.
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
    // The work itself never rejects, so if this does, the lock was refused.
    renewing ??= (locks ? locks.request(lockName, work).catch(work) : work()).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  const renewAlone = async (stale: string): Promise<Renewal> => {
    if (current() !== stale) return storedOutcome();
    try {
      const token = await refresh();
      // The user signed out, or in as someone else, in the meantime: discard the new token.
      if (current() !== stale) return storedOutcome();
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
  const storedOutcome = (): Renewal => (current() === null ? 'ended' : 'renewed');

  const schedule = (delay: number | undefined): void => {
    clearTimeout(timer);
    dueAt = delay === undefined ? undefined : Date.now() + delay;
    if (delay !== undefined && watching) timer = setTimeout(renewIfDue, delay);
  };
  // A hidden page doesn't renew until it's visible again.
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
      // `key` is null after `storage.clear()`.
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
