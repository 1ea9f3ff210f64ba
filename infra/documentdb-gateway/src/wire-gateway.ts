import { createServer, type Server, type Socket } from 'node:net';
import type { Services } from './command-context.js';
import { Cursors } from './cursors.js';
import { dispatch } from './dispatch.js';
import { SILENT, type GatewayLogger } from './logger.js';
import { openPostgres, type PostgresAddress } from './postgres.js';
import { Transactions } from './transactions.js';
import { UpsertConflicts } from './upsert-conflicts.js';
import { serveConnection } from './wire-connection.js';

export interface WireGatewayOptions {
  /** PostgreSQL's host or the folder of its Unix socket, port, user and database. */
  readonly postgres: PostgresAddress;
  /** Where clients connect; port 0 takes a free one. There is no authentication, so use the loopback only. */
  readonly listen: { readonly host: string; readonly port: number };
  /** Maximum of PostgreSQL connections, half of them for transactions. By default 80. */
  readonly poolSize?: number;
  readonly logger?: GatewayLogger;
}

export interface WireGateway {
  readonly port: number;
  /** Closes all client connections, rolls back open transactions, and disconnects from PostgreSQL. */
  close(): Promise<void>;
}

/** One connection for transactions, one for everything else. */
export const MIN_POOL_SIZE = 2;
export const MAX_POOL_SIZE = 10_000;
const DEFAULT_POOL_SIZE = 80;
/** A statement that runs longer is left to PostgreSQL, which rolls it back when it notices the closed connection. */
const CLOSE_MILLISECONDS = 2_000;
/** As MongoDB's transactionLifetimeLimitSeconds. */
const TRANSACTION_LIFETIME_MILLISECONDS = 60_000;

/** Serves MongoDB's wire protocol over DocumentDB in PostgreSQL. Needs the extension (`installDocumentDb`). */
export async function startWireGateway(options: WireGatewayOptions): Promise<WireGateway> {
  const { listen, poolSize = DEFAULT_POOL_SIZE, logger = SILENT } = options;
  const postgres = openPostgres({
    address: options.postgres,
    poolSize,
    transactionLifetimeMilliseconds: TRANSACTION_LIFETIME_MILLISECONDS,
    logger,
  });
  const cursors = new Cursors(Date.now);
  const transactions = new Transactions({
    postgres,
    lifetimeMilliseconds: TRANSACTION_LIFETIME_MILLISECONDS,
    logger,
    onEnd: (session, transactionNumber) => cursors.forgetTransaction(session, transactionNumber),
  });
  const sockets = new Set<Socket>();
  let port = listen.port;
  const services: Services = {
    postgres,
    cursors,
    transactions,
    upsertConflicts: new UpsertConflicts(),
    now: Date.now,
    address: () => `${listen.host}:${port}`,
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveConnection(socket, {
      logger,
      run: (command, connection) => dispatch(command, connection, services),
      onClose: (connection) => void transactions.connectionClosed(connection),
    });
  });
  port = await listening(server, listen);
  return {
    port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await atMost(CLOSE_MILLISECONDS, Promise.all([transactions.close().then(() => postgres.close()), closed]));
    },
  };
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeIsUp]);
  clearTimeout(timer);
}

function listening(server: Server, { host, port }: WireGatewayOptions['listen']): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
