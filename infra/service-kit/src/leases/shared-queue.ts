import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createRepeatedTask, keyedQueue, type KeyedQueue } from '../concurrency/index.js';
import type { Logger } from '../logging/index.js';
import type { Store } from '../mongo/index.js';
import { claimLease, releaseLease, type LeaseRow } from './leases.js';

export interface SharedQueueOptions {
  readonly connection: Connection;
  /** Of the leases: one document for each key that work is running for. */
  readonly collection: string;
  readonly logger: Logger;
}

/** A queue, and the store that its leases are in. */
export interface SharedQueue extends Store {
  readonly inTurn: KeyedQueue;
}

/** How long others wait for an instance that was killed. An instance that lives extends its lease. */
const leaseMilliseconds = 20_000;
/** How often to look whether it is our turn. */
const lookMilliseconds = 50;

/**
 * Runs work of the same key one at a time, between all instances of a service. An instance that stands still for longer than its
 * lease may go on beside the next: what must never happen twice needs more than this.
 */
export function sharedQueue({ connection, collection, logger }: SharedQueueOptions): SharedQueue {
  const owner = randomUUID();
  const inOwnTurn = keyedQueue();
  const leases = () => {
    const { db } = connection;
    if (!db) throw new Error('The database is not connected');
    return db.collection<LeaseRow>(collection);
  };
  const claim = (key: string) => claimLease(leases(), key, owner, leaseMilliseconds);

  async function withLease<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    while (!(await claim(key))) await delay(lookMilliseconds);
    const extending = createRepeatedTask({
      name: 'the extension of a lease',
      run: async () => void (await claim(key)),
      pauseMilliseconds: leaseMilliseconds / 4,
      logger,
    });
    extending.start();
    try {
      return await work();
    } finally {
      await extending.stop();
      // What stays runs out.
      await releaseLease(leases(), key, owner).catch((error: unknown) =>
        logger.warn({ err: error }, 'a lease could not be given back'),
      );
    }
  }

  return {
    inTurn: (key, work) => inOwnTurn(key, () => withLease(key, work)),
    /** Leases of instances that were killed are deleted. */
    async ensureIndexes() {
      await leases().createIndex({ until: 1 }, { name: 'over', expireAfterSeconds: 0 }, {});
    },
  };
}
