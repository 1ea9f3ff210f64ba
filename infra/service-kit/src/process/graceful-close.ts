import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Part of the nine seconds that a stop may take, so that databases and the broker can still be closed in order. */
const defaultGraceMilliseconds = 6_000;

export interface GracefulClose {
  /**
   * From now on, each connection ends after its next response, which says so. New ones are still accepted: a request may
   * be on its way over an idle connection, or from someone who has not yet heard that this server is about to close.
   */
  announce(): void;
  /** Refuses new connections. Each one ends right after its last response, or when the grace period is over. */
  close(): Promise<void>;
}

/** Makes a server able to close without cutting off a response. Call it before the server listens. */
export function gracefulClose(server: Server, graceMilliseconds = defaultGraceMilliseconds): GracefulClose {
  const sockets = new Set<Socket>();
  const inFlight = new Set<ServerResponse>();
  let announcing = false;
  let closing = false;
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const closeIfUnused = () => {
    if (closing && inFlight.size === 0) closeAll();
  };
  // On a TLS server, these are the raw sockets, so that a handshake that never ends doesn't delay the close.
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (announcing) response.shouldKeepAlive = false;
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      closeIfUnused();
    });
  });

  function announce(): void {
    announcing = true;
    // With pipelining, the last response closes the connection, after the earlier ones.
    const last = new Map([...inFlight].map((response) => [response.req.socket, response]));
    for (const response of last.values()) response.shouldKeepAlive = false;
  }

  return {
    announce,
    async close() {
      announce();
      closing = true;
      // HTTP's own `close` would cut off responses that have ended but are still being sent.
      const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
      closeIfUnused();
      const late = setTimeout(closeAll, graceMilliseconds);
      await closed;
      clearTimeout(late);
    },
  };
}
