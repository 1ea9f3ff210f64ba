import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import { withTimeout } from '../concurrency/index.js';

/** A server that can be stopped without cutting off a response. */
export interface ClosableServer {
  /**
   * Answers requests in flight with `Connection: close`, then closes all other connections. Resolves right after the last
   * response. A client that stalls in the middle of a request or a response is cut off.
   */
  close(): Promise<void>;
}

/**
 * How long to send `Connection: close` before closing the port and idle connections, so that clients under load have moved
 * on by then. Skipped when no connection is open.
 */
const announceMilliseconds = 150;

/** A client that stalls is cut off after this time. */
const longestStallMilliseconds = 2_000;

/** Call it before the server listens, since it does not see earlier connections. */
export function closableServer(server: Server, stalledMilliseconds = longestStallMilliseconds): ClosableServer {
  const accepted = new Set<Socket>();
  const open = new Set<Socket>();
  const inFlight = new Map<Socket, ServerResponse[]>();
  let announcing = false;
  let closing = false;

  const track = (sockets: Set<Socket>) => (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  server.on('connection', track(accepted));
  // On a TLS server, `connection` gives the raw socket below the encrypted one that carries the requests.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', track(open));

  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    inFlight.set(socket, [...(inFlight.get(socket) ?? []), response]);
    if (announcing) announce(response);
    if (closing) socket.setTimeout(stalledMilliseconds);
    response.once('close', () => {
      const others = inFlight.get(socket)?.filter((other) => other !== response) ?? [];
      if (others.length > 0) inFlight.set(socket, others);
      else inFlight.delete(socket);
      if (closing) closeUnused();
    });
  });

  function closeUnused(): void {
    for (const socket of open) if (!inFlight.has(socket)) socket.destroySoon();
    if (inFlight.size === 0) for (const socket of accepted) socket.destroySoon(); // also those in a TLS handshake
  }

  /** The socket's own timer also notices when part of a large write has gone out, which its counters don't show. */
  function cutStalledClients(): void {
    server.on('timeout', (socket: Socket) => {
      const responses = inFlight.get(socket) ?? [];
      if (responses.every(waitsForClient)) socket.destroy();
      else socket.setTimeout(stalledMilliseconds);
    });
    for (const socket of inFlight.keys()) socket.setTimeout(stalledMilliseconds);
  }

  async function allConnectionsClosed(): Promise<void> {
    await Promise.all([...accepted].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  }

  return {
    async close() {
      announcing = true;
      // With pipelining, the last response closes the connection, after the earlier ones.
      for (const responses of inFlight.values()) announce(responses.at(-1));
      await withTimeout(announceMilliseconds, allConnectionsClosed(), () => undefined);
      closing = true;
      const closed = new Promise<void>((resolve) => {
        // `close` of http would cut off responses that have ended but are still being sent.
        NetServer.prototype.close.call(server, () => resolve());
      });
      closeUnused();
      cutStalledClients();
      await closed;
    },
  };
}

/** To send the rest of its request, or to read its response. */
function waitsForClient({ req: request, socket }: ServerResponse): boolean {
  const waitsForRequest = !request.complete && request.readableLength === 0;
  return waitsForRequest || (socket?.writableLength ?? 0) > 0;
}

function announce(response: ServerResponse | undefined): void {
  if (response && !response.headersSent) response.setHeader('connection', 'close');
}
