import { clientNetwork, type Logger } from '@hearthway/service-kit';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { refusal, type LimitName } from '../problems.js';
import type { LimitDatabase, LimitStore } from './limit-store.js';

export interface LimitOptions {
  /** Metrics label for rejections. */
  readonly name: LimitName;
  /** Keeps counts apart for limits that share a name. */
  readonly key?: string;
  readonly attempts: number;
  /** A window starts with the first attempt. */
  readonly windowSeconds: number;
  /** Whether attempts can be given back. If so, every attempt goes to the shared store, even past the limit. */
  readonly givesBack?: boolean;
}

/** Counts the attempts of each client network, which `clientNetwork` derives from the address. */
export interface NetworkLimit {
  /** @throws AppError `request.too-many` */
  take(address: string): Promise<void>;
  /** Takes back an attempt that should not count after all. */
  giveBack(address: string): Promise<void>;
}

export interface NetworkLimits {
  limit(options: LimitOptions): NetworkLimit;
  close(): Promise<void>;
}

/**
 * Counts in memory or, with `shared`, in a MongoDB that several gateways share. While that MongoDB is down, each gateway counts
 * for itself.
 */
export async function createNetworkLimits(shared: LimitDatabase | undefined, logger: Logger): Promise<NetworkLimits> {
  const store = shared && (await openStore(shared, logger));
  return {
    limit: (options) => networkLimit(counterOf(options, store), options),
    close: async () => store?.close(),
  };
}

// Imported only if needed: the driver costs an idle gateway megabytes.
const openStore = async (shared: LimitDatabase, logger: Logger): Promise<LimitStore> =>
  (await import('./limit-store.js')).openLimitStore(shared, logger);

type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward'>;

function counterOf(
  { name, key = name, attempts, windowSeconds, givesBack = false }: LimitOptions,
  store: LimitStore | undefined,
): Counter {
  const options = { keyPrefix: key, points: attempts, duration: windowSeconds };
  const own = new RateLimiterMemory(options);
  if (!store) return own;
  const shared = store.limiter({ ...options, ...(!givesBack && { inMemoryBlockOnConsumed: attempts }) });
  const sharedOrOwn = (ask: (limiter: RateLimiterAbstract) => Promise<RateLimiterRes>) =>
    store
      .ask(() => ask(shared))
      .catch((error: unknown) => {
        if (error instanceof RateLimiterRes) throw error;
        return ask(own);
      });
  return {
    consume: (network) => sharedOrOwn((limiter) => limiter.consume(network)),
    reward: (network) => sharedOrOwn((limiter) => limiter.reward(network)),
  };
}

function networkLimit(counter: Counter, { name, givesBack = false }: LimitOptions): NetworkLimit {
  return {
    async take(address) {
      const network = clientNetwork(address);
      try {
        await counter.consume(network);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // If refused attempts counted, giving back the others would not make room again.
        if (givesBack) await counter.reward(network);
        const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refusal('request.too-many', { retryAfterSeconds, limit: name });
      }
    },
    async giveBack(address) {
      await counter.reward(clientNetwork(address));
    },
  };
}
