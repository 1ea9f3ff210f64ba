import { join } from 'node:path';
import { diesWithUs } from '../dies-with-us.js';
import type { RunningEngine, StartContext } from '../engine.js';
import { enginePart, startProcess, type ManagedProcess } from '../managed-process.js';
import { findFreePorts } from '../ports.js';
import { acceptsConnections, waitUntil } from '../readiness.js';
import { restartable } from '../restartable.js';
import type { DebianTree } from './debian-tree.js';
import { MAX_CONNECTIONS, startPostgres, type RunningPostgres } from './postgres.js';
import type { Sandbox } from './sandbox.js';
import { bundleWireGateway } from './wire-gateway.js';

const READY_TIMEOUT_MILLISECONDS = 30_000;
/** Connections reserved for pg_cron, DocumentDB's workers and someone with psql. */
const RESERVED_CONNECTIONS = 20;

/** DocumentDB on PostgreSQL, behind the gateway for MongoDB's wire protocol. */
export async function startEmbeddedMongodb(
  tree: DebianTree,
  sandbox: Sandbox,
  context: StartContext,
): Promise<RunningEngine> {
  const bundle = join(context.folder, 'wire-gateway.mjs');
  const postgres = await startPostgres(tree, sandbox, context);
  try {
    await bundleWireGateway(bundle);
    const [port = 0] = await findFreePorts(1);
    const launch = async (signal: AbortSignal): Promise<ManagedProcess> => {
      const started = await startGateway([process.execPath, bundle], postgres, port, context);
      try {
        await whenReady(started, postgres, port, signal);
        return started;
      } catch (error) {
        await started.kill();
        throw error;
      }
    };
    let gateway = await launch(context.signal);
    const { restart, stop } = restartable({
      async restart(signal) {
        if (!postgres.process.running) await postgres.restart(signal);
        if (!gateway.running) gateway = await launch(signal);
      },
      async stop() {
        await gateway.stop('SIGTERM', 3_000);
        await postgres.stop();
      },
    });
    return {
      kind: 'embedded',
      version: `DocumentDB ${tree.versions.documentdb} on PostgreSQL ${tree.versions.postgresql}`,
      url: `mongodb://127.0.0.1:${port}/?replicaSet=hearthway`,
      get pids() {
        return [...postgres.process.pids, ...gateway.pids];
      },
      parts: [enginePart('PostgreSQL', () => postgres.process), enginePart('wire gateway', () => gateway)],
      get ended() {
        return Promise.race([
          gateway.exit.then((how) => `its wire gateway ${how}`),
          postgres.process.exit.then((how) => `PostgreSQL ${how}`),
        ]);
      },
      restart,
      stop,
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function startGateway(
  command: string[],
  postgres: RunningPostgres,
  port: number,
  context: StartContext,
): Promise<ManagedProcess> {
  const { host, user, database } = address(postgres);
  return startProcess({
    command: [...(await diesWithUs(context.environment)), ...command],
    environment: {
      PATH: context.environment['PATH'],
      NODE_ENV: 'production',
      POSTGRES_HOST: host,
      POSTGRES_PORT: String(postgres.port),
      POSTGRES_USER: user,
      POSTGRES_DATABASE: database,
      POSTGRES_POOL_SIZE: String(MAX_CONNECTIONS - RESERVED_CONNECTIONS),
      LISTEN_HOST: '127.0.0.1',
      LISTEN_PORT: String(port),
    },
    logFile: join(context.folder, 'wire-gateway.log'),
    sandboxed: false,
    onProcess: context.onProcess,
  });
}

/** Waits for the gateway, which listens once the database is ready. PostgreSQL may end before that. */
async function whenReady(
  gateway: ManagedProcess,
  postgres: RunningPostgres,
  port: number,
  signal: AbortSignal,
): Promise<void> {
  const listening = new AbortController();
  const wait = (what: string, process: ManagedProcess): Promise<true> =>
    waitUntil({ what, timeoutMilliseconds: READY_TIMEOUT_MILLISECONDS, signal, process }, async () => {
      if (!listening.signal.aborted && (await acceptsConnections({ host: '127.0.0.1', port }))) listening.abort();
      return listening.signal.aborted ? true : undefined;
    });
  await Promise.all([wait('The MongoDB wire gateway', gateway), wait('PostgreSQL', postgres.process)]);
}

function address({ socketFolder, port }: RunningPostgres): {
  host: string;
  port: number;
  user: string;
  database: string;
} {
  return { host: socketFolder, port, user: 'postgres', database: 'postgres' };
}
