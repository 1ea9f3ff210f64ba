import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import type { Broker, Subscription } from '../messaging/index.js';

/** A session whose tokens are refused until the last of them would have expired (ISO 8601 UTC). */
export interface Revocation {
  readonly sessionId: string;
  readonly expiresAt: string;
}

/** The revoked sessions known to this instance. */
export interface RevocationList {
  isRevoked(sessionId: string): boolean;
  /** Whether the owner's list has been read since the start. */
  isLoaded(): boolean;
  /** Adds a revocation of this process's own, without waiting for the event. */
  add(revocation: Revocation): void;
  /** Subscribes and reads the list. Resolves once subscribed, and keeps trying to read the list in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface RevocationListOptions {
  /** All unexpired revocations, from their owner. Called at start and whenever the broker reconnects. */
  loadInitial: () => Promise<readonly Revocation[]>;
  broker: Pick<Broker, 'onConnect' | 'subscribeBroadcast'>;
  eventType: string;
  /** Gets the revocation from a parsed envelope; throws when it is invalid. */
  readEvent: (envelope: unknown) => Revocation;
  logger: Logger;
  now?: () => number;
  /** Milliseconds between attempts to read the list. */
  retryDelay?: number;
}

/** Learns of revoked sessions by broadcast, and from the owner's list whenever it may have missed some. */
export function createRevocationList(options: RevocationListOptions): RevocationList {
  const { loadInitial, broker, eventType, readEvent, logger, now = Date.now, retryDelay = 1000 } = options;
  const revoked = new Map<string, number>();
  let subscription: Subscription | undefined;
  let stopListening: (() => void) | undefined;
  let loaded = false;
  let stopped = false;
  let retryTimer: NodeJS.Timeout | undefined;

  function remember(revocations: readonly Revocation[]): void {
    for (const { sessionId, expiresAt } of revocations) {
      revoked.set(sessionId, Math.max(Date.parse(expiresAt), revoked.get(sessionId) ?? 0));
    }
    for (const [sessionId, until] of revoked) if (until <= now()) revoked.delete(sessionId);
  }

  async function load(): Promise<void> {
    clearTimeout(retryTimer);
    try {
      remember(await loadInitial());
      loaded = true;
    } catch (error) {
      logger.warn({ reason: describeError(error) }, 'cannot read the list of revoked sessions; trying again');
      if (!stopped) retryTimer = setTimeout(() => void load(), retryDelay);
    }
  }

  return {
    add: (revocation) => remember([revocation]),
    isLoaded: () => loaded,
    isRevoked: (sessionId) => (revoked.get(sessionId) ?? 0) > now(),
    async start() {
      subscription = await broker.subscribeBroadcast([eventType], (message) => {
        try {
          remember([readEvent(JSON.parse(message.content.toString('utf8')))]);
        } catch (error) {
          logger.error({ reason: describeError(error) }, 'cannot read a revocation; reading the whole list');
          void load();
        }
      });
      stopListening = broker.onConnect(() => void load());
      await load();
    },
    async stop() {
      stopped = true;
      clearTimeout(retryTimer);
      stopListening?.();
      await subscription?.cancel();
    },
  };
}
