import type { Server, ServerResponse, IncomingMessage } from 'node:http';
import { Server as NetServer } from 'node:net';
import { withTimeout } from '../concurrency/index.js';
import type { ListenAt } from '../config/index.js';

/** Tells a process that another one answers on its socket from now on. */
export const handOverSignal = 'SIGUSR2';

/** Longer than any client of ours keeps a connection that it does not use. */
const patienceMilliseconds = 6_000;

export const isInherited = (at: ListenAt): at is { fd: number } => typeof at === 'object';

/** Tells whoever holds our sockets, where there is a channel to it, that we answer from now on. */
export function tellReady(): void {
  process.send?.('ready');
}

/**
 * Lets a server's connections go without cutting one under a request: takes no new one, answers what still comes on the old
 * ones with `Connection: close`, and resolves once all are gone, at the latest after six seconds.
 */
export async function drainConnections(server: Server): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // Not http's own way of closing, which cuts idle connections, perhaps just as a request is on its way over one.
  const gone = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  await withTimeout(patienceMilliseconds, gone, () => undefined);
}
