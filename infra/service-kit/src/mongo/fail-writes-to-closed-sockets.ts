import mongoose from 'mongoose';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

interface DriverConnection {
  readonly socket: Socket;
  writeCommand: (this: DriverConnection, ...rest: unknown[]) => Promise<void>;
}

/**
 * Works around a fault of the MongoDB driver (found in 7.8.0, still in 7.9.0): when a socket closes just before a command is
 * written to it, the driver waits for a `drain` event that never comes. The command has no end, and when it was the monitor's,
 * the process takes the server for unavailable until it is restarted. With this, such a write fails as a network error.
 */
export function failWritesToClosedSockets(): void {
  const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
    Connection: { prototype: DriverConnection };
  };
  const { writeCommand } = Connection.prototype;
  Connection.prototype.writeCommand = function (...rest) {
    return new Promise((resolve, reject) => {
      const fail = () =>
        reject(new mongoose.mongo.MongoNetworkError('the socket closed before the command was written'));
      this.socket.once('close', fail);
      writeCommand
        .apply(this, rest)
        .then(resolve, reject)
        .finally(() => this.socket.off('close', fail));
    });
  };
}
