import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import type { Broker, Subscription } from '../messaging/index.js';

/** A session whose tokens are refused until the last of them would have expired by itself (ISO 8601 UTC). */
export interface Revocation {
  readonly sessionId: string;
  readonly expiresAt: string;
}

/** The revoked sessions that this instance knows of. */
export interface RevocationList {
  isRevoked(sessionId: string): boolean;
  /** Whether the owner's list has been read since the start. */
  isLoaded(): boolean;
  /** Remembers a revocation that this process made itself, without waiting for the event. */
  add(revocation: Revocation): void;
  /** Subscribes and reads the list; resolves once subscribed, and goes on trying to read the list in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface RevocationListOptions {
  /** All revocations that have not expired, from their owner. Called at start and after every reconnect of the broker. */
  loadInitial: () => Promise<readonly Revocation[]>;
  broker: Broker;
  eventType: string;
  /** Takes the revocation out of a parsed envelope; throws when it does not fit. */
  readEvent: (envelope: unknown) => Revocation;
  logger: Logger;
  now?: () => number;
  /** Wait between attempts to read the list, in milliseconds. */
  retryDelay?: number;
}

/** The revoked sessions as this instance knows them: told by broadcast, and by the owner's list whenever it may have missed one. */
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
      logger.warn({ reason: describeError(error) }, 'the list of revoked sessions cannot be read; trying again');
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
          logger.error({ reason: describeError(error) }, 'a revocation cannot be read; reading the whole list');
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
