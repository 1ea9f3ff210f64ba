import { mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartContext } from '../engine.js';
import { EngineStartError } from '../errors.js';
import { startProcess, type ManagedProcess } from '../managed-process.js';
import { acceptsConnections, waitUntil } from '../readiness.js';
import type { DebianTree } from './debian-tree.js';
import type { Sandbox } from './sandbox.js';

/** PostgreSQL on a Unix socket only, in a folder that only this user can enter. */
export interface RunningPostgres {
  readonly process: ManagedProcess;
  readonly socketFolder: string;
  /** Only part of the socket's file name; nothing listens on TCP. */
  readonly port: number;
  /** After its end, starts it again on the same socket with the same data. */
  restart(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

const SOCKET_PORT = 5432;
const STOP_GRACE_MILLISECONDS = 8_000;
export const MAX_CONNECTIONS = 100;
const EXTENSION_LIBRARIES = 'pg_cron,pg_documentdb_core,pg_documentdb,pg_documentdb_extended_rum';
const PROGRAM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** The longest path a Unix socket can have on Linux is 107 bytes. */
const LONGEST_SOCKET_PATH = 107;

export async function startPostgres(
  tree: DebianTree,
  sandbox: Sandbox,
  context: StartContext,
): Promise<RunningPostgres> {
  const inside = await sandbox.open(context.folder);
  const run = { tree, sandbox, context, inside };
  await mkdir(join(context.folder, 'socket'), { recursive: true, mode: 0o700 });
  await initialiseOnce(run);
  const short = await shortFolder(join(context.folder, 'socket'), `.s.PGSQL.${SOCKET_PORT}`);
  const socket = join(short.folder, `.s.PGSQL.${SOCKET_PORT}`);
  const start = async (signal: AbortSignal): Promise<ManagedProcess> => {
    const process = await launch(run, 'postgres.log', serverCommand(tree.postgresqlMajor, inside));
    try {
      await waitUntil({ what: 'PostgreSQL', timeoutMilliseconds: 60_000, signal, process }, async () =>
        (await acceptsConnections({ path: socket })) ? true : undefined,
      );
      return process;
    } catch (error) {
      await process.stop('SIGINT', STOP_GRACE_MILLISECONDS);
      throw error;
    }
  };
  let process: ManagedProcess;
  try {
    process = await start(context.signal);
  } catch (error) {
    await short.remove();
    throw error;
  }
  return {
    get process() {
      return process;
    },
    socketFolder: short.folder,
    port: SOCKET_PORT,
    async restart(signal) {
      process = await start(signal);
    },
    async stop() {
      await process.stop('SIGINT', STOP_GRACE_MILLISECONDS);
      await short.remove();
    },
  };
}

interface Run {
  readonly tree: DebianTree;
  readonly sandbox: Sandbox;
  readonly context: StartContext;
  readonly inside: string;
}

/** The settings are on the command line, because those in an older data folder would be outdated. */
export function serverCommand(major: string, inside: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `${inside}/socket`,
    unix_socket_permissions: '0700',
    max_connections: String(MAX_CONNECTIONS),
    shared_buffers: '64MB',
    jit: 'off',
    shared_preload_libraries: EXTENSION_LIBRARIES,
    'cron.database_name': 'postgres',
    'cron.host': `${inside}/socket`,
    'cron.log_run': 'off',
    'cron.log_statement': 'off',
    // It would open two connections every two seconds to look for index builds.
    'documentdb.enableBackgroundWorker': 'off',
    'documentdb.localhost_connection_string': `host=${inside}/socket`,
    log_min_messages: 'warning',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [`/usr/lib/postgresql/${major}/bin/postgres`, '-D', `${inside}/pg`, ...flags];
}

async function initialiseOnce(run: Run): Promise<void> {
  const { tree, sandbox, context, inside } = run;
  const major = await readFile(join(context.folder, 'pg/PG_VERSION'), 'utf8').catch(() => undefined);
  if (major?.trim() === tree.postgresqlMajor) return sandbox.handOver(ownership(run));
  if (major !== undefined) {
    throw new EngineStartError(
      `the data in ${context.folder} were made by PostgreSQL ${major.trim()}, and this is ${tree.postgresqlMajor}; ` +
        `npm run reset deletes them`,
    );
  }
  await rm(join(context.folder, 'pg.new'), { recursive: true, force: true });
  await sandbox.handOver(ownership(run));
  const initialise = await launch(run, 'initdb.log', [
    `/usr/lib/postgresql/${tree.postgresqlMajor}/bin/initdb`,
    ...['-D', `${inside}/pg.new`, '-A', 'trust', '-U', 'postgres', '--locale=C', '-E', 'UTF8', '--no-instructions'],
  ]);
  const how = await initialise.exit;
  if (how !== 'ended with code 0') {
    throw new EngineStartError(`initdb ${how}:\n${await initialise.logTail()}`);
  }
  await rename(join(context.folder, 'pg.new'), join(context.folder, 'pg'));
}

function ownership({ tree, context }: Run): { user: DebianTree['users']['postgres']; folder: string } {
  return { user: tree.users.postgres, folder: context.folder };
}

function launch({ tree, sandbox, context, inside }: Run, log: string, command: string[]): Promise<ManagedProcess> {
  return startProcess({
    command: sandbox.command({ user: tree.users.postgres, folder: context.folder, command }),
    environment: { PATH: PROGRAM_PATH, HOME: inside, LANG: 'C.UTF-8' },
    logFile: join(context.folder, log),
    sandboxed: sandbox.kind === 'user-namespace',
    onProcess: context.onProcess,
  });
}

/** Links to the folder from the temporary folder if needed, because a socket's path deep in a checkout would be too long. */
async function shortFolder(folder: string, file: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  if (Buffer.byteLength(join(folder, file)) <= LONGEST_SOCKET_PATH) {
    return { folder, remove: () => Promise.resolve() };
  }
  const parent = await mkdtemp(join(tmpdir(), 'hearthway-'));
  await symlink(folder, join(parent, 's'));
  return { folder: join(parent, 's'), remove: () => rm(parent, { recursive: true, force: true }) };
}
