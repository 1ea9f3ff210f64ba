import type { Logger } from '@hearthway/service-kit';
import { MongoClient } from 'mongodb';
import CircuitBreaker from 'opossum';
import { RateLimiterMongo, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

export interface LimitStore {
  limiter(options: Omit<ConstructorParameters<typeof RateLimiterMongo>[0], 'storeClient'>): RateLimiterAbstract;
  /** Fails at once while the store is down. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

const collection = 'counts';
/** The first requests of an outage wait this long; then the breaker opens and the others do not wait. */
const timeoutMilliseconds = 2_000;
/** How long to leave a failed store alone. */
const restMilliseconds = 5_000;

/** Where several gateways count. */
export interface LimitDatabase {
  /** Address of a MongoDB. */
  readonly url: string;
  readonly database: string;
  /** How long to wait for the database or a count before counting in memory; 2 seconds if missing. */
  readonly answerTimeoutMilliseconds?: number;
}

/** A MongoDB that several gateways count in. If it is down now, it is asked again later. */
export async function openLimitStore(
  { url, database, answerTimeoutMilliseconds = timeoutMilliseconds }: LimitDatabase,
  logger: Logger,
): Promise<LimitStore> {
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: answerTimeoutMilliseconds,
    connectTimeoutMS: answerTimeoutMilliseconds,
    maxPoolSize: 20,
  });
  // The library does not retry creating its indexes after a failure.
  let indexed: Promise<void> | undefined;
  const ready = () =>
    (indexed ??= createIndexes(client, database).catch((error: unknown) => {
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
    limiter: (options) =>
      new RateLimiterMongo({
        ...options,
        storeClient: client,
        dbName: database,
        tableName: collection,
        disableIndexesCreation: true,
      }),
    ask: <Answer>(question: () => Promise<Answer>) => breaker.fire(question) as Promise<Answer>,
    async close() {
      breaker.shutdown();
      await client.close();
    },
  };
}

async function createIndexes(client: MongoClient, database: string): Promise<void> {
  const counts = client.db(database).collection(collection);
  await counts.createIndex({ expire: -1 }, { expireAfterSeconds: 0 }, {});
  await counts.createIndex({ key: 1 }, { unique: true }, {});
}
