import { envelope } from '@hearthway/contracts/envelope';
import { sessionRevoked } from '@hearthway/contracts/identity';
import { createRevocationList, describeError, type Broker, type Logger } from '@hearthway/service-kit';
import { refusal } from '../problems.js';
import type { IdentityClient, RevokedSession } from './identity-client.js';

export interface Revocations {
  /** @throws AppError `server.unavailable` until the list has been read, because no token can be trusted before */
  isRevoked(sessionId: string): boolean;
  isLoaded(): boolean;
  /** Keeps trying in the background until it succeeds. */
  start(): void;
  stop(): Promise<void>;
}

export interface RevocationsOptions {
  readonly broker: Pick<Broker, 'isConnected' | 'onConnect' | 'subscribeBroadcast'>;
  readonly identity: Pick<IdentityClient, 'listRevocations'>;
  readonly logger: Logger;
}

const retryMilliseconds = 1000;

/**
 * The sessions that have ended. The broker announces each one; while it is unreachable, the list is read every second, so
 * that an ended session is refused within a second either way.
 */
export function createRevocations({ broker, identity, logger }: RevocationsOptions): Revocations {
  let polled = false;
  let polling = false;
  let stopped = false;
  let pollTimer: NodeJS.Timeout | undefined;
  let subscribeTimer: NodeJS.Timeout | undefined;
  const list = createRevocationList({
    loadInitial: () => identity.listRevocations(),
    broker,
    eventType: sessionRevoked.type,
    readEvent: readRevocation,
    logger,
  });

  const isLoaded = () => polled || list.isLoaded();

  async function pollWhileAlone(): Promise<void> {
    if (polling || broker.isConnected()) return;
    polling = true;
    try {
      for (const revocation of await identity.listRevocations()) list.add(revocation);
      polled = true;
    } catch (error) {
      logger.debug({ reason: describeError(error) }, 'cannot read the list of ended sessions');
    } finally {
      polling = false;
    }
  }

  async function subscribe(): Promise<void> {
    try {
      await list.start();
    } catch (error) {
      logger.warn({ reason: describeError(error) }, 'cannot subscribe to ended sessions; trying again');
      if (!stopped) subscribeTimer = setTimeout(() => void subscribe(), retryMilliseconds);
    }
  }

  return {
    isLoaded,
    isRevoked(sessionId) {
      if (!isLoaded()) throw refusal('server.unavailable', { retryAfterSeconds: 1 });
      return list.isRevoked(sessionId);
    },
    start() {
      void subscribe();
      pollTimer = setInterval(() => void pollWhileAlone(), retryMilliseconds);
      pollTimer.unref();
    },
    async stop() {
      stopped = true;
      clearInterval(pollTimer);
      clearTimeout(subscribeTimer);
      await list.stop();
    },
  };
}

/** @throws ZodError when it is another event */
function readRevocation(event: unknown): RevokedSession {
  const { sessionId, expiresAt } = sessionRevoked.data.parse(envelope.parse(event).data);
  return { sessionId, expiresAt };
}
