import mongoose, { type Connection } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import { failWritesToClosedSockets } from './fail-writes-to-closed-sockets.js';

/** To find the database, to connect to it, to get a connection. Shorter than whatever waits for an answer outside. */
export const timeoutMilliseconds = 5000;

failWritesToClosedSockets();
mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', true);

export interface MongoOptions {
  uri: string;
  database: string;
  logger: Logger;
  /** Gives up waiting for the first connection when aborted. */
  signal?: AbortSignal;
}

/**
 * A connection of its own (20 sockets at most, none kept idle): majority and journalled writes, snapshot transactions, no
 * buffering of commands, no index made behind one's back. Waits for the database with growing pauses.
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
        serverSelectionTimeoutMS: timeoutMilliseconds,
        connectTimeoutMS: timeoutMilliseconds,
        waitQueueTimeoutMS: timeoutMilliseconds,
        maxPoolSize: 20,
        minPoolSize: 0,
        maxIdleTimeMS: 60_000,
      });
    } catch (error) {
      await connection.destroy();
      signal?.throwIfAborted();
      logger.warn({ attempt, reason: describeError(error) }, 'the database cannot be reached; trying again');
      await delay(Math.min(250 * 2 ** attempt, 5000), undefined, signal ? { signal } : {});
    }
  }
}
