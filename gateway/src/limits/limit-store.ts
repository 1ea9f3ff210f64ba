import type { Logger } from '@hearthway/service-kit';
import { MongoClient, type Collection } from 'mongodb';
import CircuitBreaker from 'opossum';
import { RateLimiterMongo, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

type LimiterOptions = Omit<ConstructorParameters<typeof RateLimiterMongo>[0], 'storeClient'>;

export interface LimitStore {
  limiter(options: LimiterOptions): RateLimiterAbstract;
  /** Fails at once while the store is down. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

const collection = 'windows';

/** The attempts of a network at a limit since its window began. */
interface Window {
  readonly _id: string;
  readonly points: number;
  readonly expire: Date;
}

/** The first requests of an outage wait this long; then the breaker opens and the others do not wait. */
const timeoutMilliseconds = 2_000;
/** How long a store that failed is not asked. */
const restMilliseconds = 5_000;

/** Where several gateways count. */
export interface LimitDatabase {
  /** Address of a MongoDB. */
  readonly url: string;
  readonly database?: string;
  /** How long to wait for the database or a count before counting in memory. */
  readonly answerTimeoutMilliseconds?: number;
}

/** A MongoDB that several gateways count in. If it is down now, it is asked again later. */
export async function openLimitStore(shared: LimitDatabase, logger: Logger): Promise<LimitStore> {
  const { url, database = 'hearthway_limits', answerTimeoutMilliseconds = timeoutMilliseconds } = shared;
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: answerTimeoutMilliseconds,
    connectTimeoutMS: answerTimeoutMilliseconds,
    maxPoolSize: 20,
  });
  const windows = client.db(database).collection(collection);
  let indexed: Promise<unknown> | undefined;
  const ready = () =>
    (indexed ??= windows.createIndex({ expire: -1 }, { expireAfterSeconds: 0 }, {}).catch((error: unknown) => {
      indexed = undefined;
      throw error;
    }));
  const breaker = new CircuitBreaker(
    async (question: () => Promise<unknown>) => {
      await ready();
      return question();
    },
    {
      timeout: answerTimeoutMilliseconds,
      resetTimeout: restMilliseconds,
      // A refusal is an answer, not a failure.
      errorFilter: (error: unknown) => error instanceof RateLimiterRes,
    },
  );
  breaker.on('open', () => logger.warn('the shared limits are down; counting in memory'));
  breaker.on('close', () => logger.info('the shared limits are back'));
  await ready().catch((error: unknown) => logger.warn({ err: error }, 'cannot reach the shared limits yet'));
  return {
    limiter: (options) => new SharedLimiter(options, client, database),
    ask: <Answer>(question: () => Promise<Answer>) => breaker.fire(question) as Promise<Answer>,
    async close() {
      breaker.shutdown();
      await client.close();
    },
  };
}

/**
 * Counts with one update, which begins a window if there is none. The library's own inserts and replaces by another unique key than
 * `_id`: where such a key is an exclusion constraint, as in DocumentDB, attempts that begin a window at once deadlock.
 */
class SharedLimiter extends RateLimiterMongo {
  private readonly windows: Collection<Window>;

  constructor(options: LimiterOptions, client: MongoClient, database: string) {
    super({ ...options, storeClient: client, dbName: database, tableName: collection, disableIndexesCreation: true });
    this.windows = client.db(database).collection(collection);
  }

  /** The library calls it to count, and with negative points to give back. */
  _upsert(key: string, points: number, milliseconds: number): Promise<Window | null> {
    const now = new Date();
    const goesOn = { $gt: ['$expire', now] };
    const window = {
      points: { $cond: [goesOn, { $add: ['$points', points] }, points] },
      expire: { $cond: [goesOn, '$expire', new Date(now.getTime() + milliseconds)] },
    };
    return this.windows.findOneAndUpdate({ _id: key }, [{ $set: window }], { upsert: true, returnDocument: 'after' });
  }
}
