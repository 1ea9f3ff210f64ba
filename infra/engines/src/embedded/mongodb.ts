import { join } from 'node:path';
import { installDocumentDb } from '@hearthway/documentdb-gateway';
import { diesWithUs } from '../dies-with-us.js';
import type { RunningEngine, StartContext } from '../engine.js';
import { EngineStartError } from '../errors.js';
import { startProcess, type ManagedProcess } from '../managed-process.js';
import { findFreePorts } from '../ports.js';
import { readMongodbVersion } from '../probe-mongodb.js';
import { acceptsConnections, waitUntil } from '../readiness.js';
import type { DebianTree } from './debian-tree.js';
import { MAX_CONNECTIONS, startPostgres, type RunningPostgres } from './postgres.js';
import type { Sandbox } from './sandbox.js';
import { bundleWireGateway } from './wire-gateway.js';

const READY_TIMEOUT_MILLISECONDS = 30_000;
/** Connections left for pg_cron, DocumentDB's own workers and a person with psql. */
const RESERVED_CONNECTIONS = 20;

/** DocumentDB on PostgreSQL behind the gateway that speaks MongoDB's wire protocol. */
export async function startEmbeddedMongodb(
  tree: DebianTree,
  sandbox: Sandbox,
  context: StartContext,
): Promise<RunningEngine> {
  const bundle = join(context.folder, 'wire-gateway.mjs');
  const postgres = await startPostgres(tree, sandbox, context);
  try {
    const [command] = await Promise.all([
      context.gatewayCommand ?? bundleWireGateway(bundle).then(() => [process.execPath, bundle]),
      Promise.race([installDocumentDb(address(postgres)), endOf(postgres)]),
    ]);
    const [port = 0] = await findFreePorts(1);
    const gateway = await startGateway(command, postgres, port, context);
    const stop = async (): Promise<void> => {
      await gateway.stop('SIGTERM', 3_000);
      await postgres.stop();
    };
    try {
      const url = await whenReady(gateway, port, context);
      return {
        kind: 'embedded',
        version: `DocumentDB ${tree.versions.documentdb} on PostgreSQL ${tree.versions.postgresql}`,
        url,
        pids: [...postgres.process.pids, ...gateway.pids],
        stop,
      };
    } catch (error) {
      await gateway.kill();
      throw error;
    }
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function endOf({ process }: RunningPostgres): Promise<never> {
  throw new EngineStartError(`PostgreSQL ${await process.exit}:\n${await process.logTail()}`);
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

async function whenReady(gateway: ManagedProcess, port: number, { signal }: StartContext): Promise<string> {
  await waitUntil(
    { what: 'The MongoDB wire gateway', timeoutMilliseconds: READY_TIMEOUT_MILLISECONDS, signal, process: gateway },
    async () => ((await acceptsConnections({ host: '127.0.0.1', port })) ? true : undefined),
  );
  const url = `mongodb://127.0.0.1:${port}/?replicaSet=hearthway`;
  await readMongodbVersion(url, READY_TIMEOUT_MILLISECONDS);
  return url;
}

function address({ socketFolder, port }: RunningPostgres): {
  host: string;
  port: number;
  user: string;
  database: string;
} {
  return { host: socketFolder, port, user: 'postgres', database: 'postgres' };
}
