import mongoose, { type Connection } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import { failWritesToClosedSockets } from './fail-writes-to-closed-sockets.js';

/** To find the database, connect to it, and get a connection. Shorter than any caller's own timeout. The URI may set others. */
const timeouts = { serverSelectionTimeoutMS: 5_000, connectTimeoutMS: 5_000, waitQueueTimeoutMS: 5_000 };

failWritesToClosedSockets();
mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', true);

export interface MongoOptions {
  uri: string;
  database: string;
  logger: Logger;
  /** Stops waiting for the first connection. */
  signal?: AbortSignal;
}

/**
 * A new connection (at most 20 sockets, none kept idle) with majority and journaled writes, snapshot transactions, no
 * command buffering and no automatic indexes. Waits for the database with growing pauses.
 */
export async function connectMongo({ uri, database, logger, signal }: MongoOptions): Promise<Connection> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = mongoose.createConnection();
    try {
      return await connection.openUri(uri, {
        dbName: database,
        writeConcern: { w: 'majority', journal: true },
        retryWrites: true,
        bufferCommands: false,
        autoIndex: false,
        autoCreate: false,
        ...timeoutsBeside(uri),
        maxPoolSize: 20,
        minPoolSize: 0,
        maxIdleTimeMS: 60_000,
      });
    } catch (error) {
      await connection.destroy();
      signal?.throwIfAborted();
      logger.warn({ attempt, reason: describeError(error) }, 'cannot reach the database; trying again');
      await delay(Math.min(250 * 2 ** attempt, 5000), undefined, signal ? { signal } : {});
    }
  }
}

/** Values given here would override the URI. */
function timeoutsBeside(uri: string): Partial<typeof timeouts> {
  const inUri = new URLSearchParams(uri.split('?')[1]);
  return Object.fromEntries(Object.entries(timeouts).filter(([name]) => !inUri.has(name)));
}
