/** A module of the driver that its public types leave out. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';

  export class Connection {
    readonly socket: Socket;
    writeCommand(...rest: unknown[]): Promise<void>;
  }
}
