// Every workspace that imports this file must find the declaration, too.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./driver-connection.d.ts" />
import { MongoNetworkError } from 'mongodb';
// Imported, not required: a bundle has its own driver, and only imports become part of the bundle.
import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * Works around a bug in the MongoDB driver (found in 7.8.0, still in 7.9.0): when a socket closes just before a command is
 * written to it, the driver waits for a `drain` event that never comes. The command never ends, and if it was the monitor's,
 * the process considers the server unavailable until it is restarted. And if the server has ended the connection, the write
 * fails with the socket's own error, which the driver does not retry. With this, both fail as network errors.
 */
export function failWritesToClosedSockets(): void {
  // Only passed through, with its own connection.
  // oxlint-disable-next-line typescript/unbound-method
  const { writeCommand } = Connection.prototype;
  Connection.prototype.writeCommand = async function (this: Connection, ...rest) {
    const { promise: closed, reject } = Promise.withResolvers<never>();
    const fail = () => reject(new MongoNetworkError('the socket closed before the command was written'));
    this.socket.once('close', fail);
    try {
      await Promise.race([writeCommand.apply(this, rest), closed]);
    } catch (error) {
      if (error instanceof Error && error === this.socket.errored) {
        throw new MongoNetworkError(error.message, { cause: error });
      }
      throw error;
    } finally {
      this.socket.off('close', fail);
    }
  };
}
