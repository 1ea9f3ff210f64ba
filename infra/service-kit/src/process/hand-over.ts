import type { Server, ServerResponse, IncomingMessage } from 'node:http';
import { Server as NetServer } from 'node:net';
import { withTimeout } from '../concurrency/index.js';
import type { ListenAt } from '../config/index.js';

/** Tells a process that another one is now serving its socket. */
export const handOverSignal = 'SIGUSR2';

/** Longer than any of our clients keeps an idle connection. */
const patienceMilliseconds = 6_000;

export const isInherited = (at: ListenAt): at is { fd: number } => typeof at === 'object';

/** Tells the process that holds our sockets, if there is one, that we are serving now. */
export function tellReady(): void {
  process.send?.('ready');
}

/**
 * Drains a server without cutting off a request: accepts no new connections, answers requests on the old ones with
 * `Connection: close`, and resolves once all are gone, or when the time is up.
 */
export async function drainConnections(server: Server, timeout = patienceMilliseconds): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // HTTP's own `close` cuts idle connections, possibly just as a request is arriving on one.
  const gone = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  await withTimeout(timeout, gone, () => undefined);
}
