import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diesWithUs } from '../dies-with-us.js';
import type { RunningEngine, StartContext } from '../engine.js';
import { enginePart, startProcess, type ManagedProcess } from '../managed-process.js';
import { findFreePorts } from '../ports.js';
import { ensureReplicaSet, readMongodbVersion } from '../probe-mongodb.js';
import { acceptsConnections, waitUntil } from '../readiness.js';
import { restartable } from '../restartable.js';

export const REPLICA_SET = 'hearthway';
const READY_TIMEOUT_MILLISECONDS = 30_000;
const STOP_GRACE_MILLISECONDS = 8_000;

/** The local `mongod` as a one-node replica set with its own data folder. */
export async function startLocalMongod(program: string, context: StartContext): Promise<RunningEngine> {
  const [port = 0] = await findFreePorts(1);
  const data = join(context.folder, 'mongod');
  await mkdir(data, { recursive: true, mode: 0o700 });
  const start = async (signal: AbortSignal): Promise<ManagedProcess> => {
    const started = await startProcess({
      command: [...(await diesWithUs(context.environment)), ...mongodCommand(program, data, port)],
      environment: context.environment,
      logFile: join(context.folder, 'mongod.log'),
      sandboxed: false,
      onProcess: context.onProcess,
    });
    try {
      await waitUntil(
        { what: 'mongod', timeoutMilliseconds: READY_TIMEOUT_MILLISECONDS, signal, process: started },
        async () => ((await acceptsConnections({ host: '127.0.0.1', port })) ? true : undefined),
      );
      await ensureReplicaSet(port, REPLICA_SET, READY_TIMEOUT_MILLISECONDS);
      return started;
    } catch (error) {
      await started.stop('SIGTERM', STOP_GRACE_MILLISECONDS);
      throw error;
    }
  };
  let process = await start(context.signal);
  const { restart, stop } = restartable({
    async restart(signal) {
      if (!process.running) process = await start(signal);
    },
    stop: () => process.stop('SIGTERM', STOP_GRACE_MILLISECONDS),
  });
  const url = replicaSetUrl(port);
  try {
    return {
      kind: 'local',
      version: `MongoDB ${await readMongodbVersion(url, READY_TIMEOUT_MILLISECONDS)}`,
      url,
      get pids() {
        return process.pids;
      },
      parts: [enginePart('mongod', () => process)],
      get ended() {
        return process.exit;
      },
      restart,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export function mongodCommand(program: string, data: string, port: number): string[] {
  return [
    program,
    ...['--dbpath', data, '--port', String(port), '--bind_ip', '127.0.0.1'],
    ...['--replSet', REPLICA_SET, '--nounixsocket'],
  ];
}

export function replicaSetUrl(port: number): string {
  return `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`;
}
