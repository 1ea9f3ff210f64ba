import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diesWithUs } from '../dies-with-us.js';
import type { RunningEngine, StartContext } from '../engine.js';
import { startProcess } from '../managed-process.js';
import { findFreePorts } from '../ports.js';
import { ensureReplicaSet, readMongodbVersion } from '../probe-mongodb.js';
import { acceptsConnections, waitUntil } from '../readiness.js';

export const REPLICA_SET = 'hearthway';
const READY_TIMEOUT_MILLISECONDS = 30_000;

/** `mongod` of this machine as a one-node replica set with data of our own. */
export async function startLocalMongod(program: string, context: StartContext): Promise<RunningEngine> {
  const [port = 0] = await findFreePorts(1);
  const data = join(context.folder, 'mongod');
  await mkdir(data, { recursive: true, mode: 0o700 });
  const process = await startProcess({
    command: [...(await diesWithUs(context.environment)), ...mongodCommand(program, data, port)],
    environment: context.environment,
    logFile: join(context.folder, 'mongod.log'),
    sandboxed: false,
    onProcess: context.onProcess,
  });
  const stop = (): Promise<void> => process.stop('SIGTERM', 8_000);
  try {
    await waitUntil(
      { what: 'mongod', timeoutMilliseconds: READY_TIMEOUT_MILLISECONDS, signal: context.signal, process },
      async () => ((await acceptsConnections({ host: '127.0.0.1', port })) ? true : undefined),
    );
    await ensureReplicaSet(port, REPLICA_SET, READY_TIMEOUT_MILLISECONDS);
    const url = replicaSetUrl(port);
    const version = await readMongodbVersion(url, READY_TIMEOUT_MILLISECONDS);
    return { kind: 'local', version: `MongoDB ${version}`, url, pids: process.pids, ended: process.exit, stop };
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
