import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { NEVER_ENDS, type EngineName, type RunningEngine, type RunningRabbitmq, type StartContext } from '../engine.js';
import { EngineStartError } from '../errors.js';
import { findFreePorts } from '../ports.js';
import { ensureReplicaSet, readMongodbVersion } from '../probe-mongodb.js';
import { readRabbitmqVersion } from '../probe-rabbitmq.js';
import { amqpUrl } from '../rabbitmq-node.js';
import { replicaSetUrl, REPLICA_SET } from '../local/mongod.js';
import { findProgram, runCommand } from '../run-command.js';

const READY_TIMEOUT_MILLISECONDS = 30_000;
const DETECT_TIMEOUT_MILLISECONDS = 5_000;

/** Why Docker cannot be used, or undefined if it can: the engine answers and the compose plugin is installed. */
export async function dockerRefusal(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  if ((await findProgram('docker', environment)) === undefined) return 'there is no Docker';
  const options = { environment, timeoutMilliseconds: DETECT_TIMEOUT_MILLISECONDS };
  const info = await runCommand(['docker', 'info', '--format', '{{.ServerVersion}}'], options);
  if (info.code !== 0) return 'no Docker engine answers';
  const compose = await runCommand(['docker', 'compose', 'version'], options);
  return compose.code === 0 ? undefined : 'Docker has no compose plugin';
}

/** MongoDB from its official image, as a one-node replica set. */
export async function startDockerMongodb(context: StartContext): Promise<RunningEngine> {
  const [port = 0] = await findFreePorts(1);
  const run = composeRunner('mongodb', context, { HEARTHWAY_MONGODB_PORT: String(port) });
  await run(['up', '--detach', '--wait', 'mongodb']);
  await ensureReplicaSet(port, REPLICA_SET, READY_TIMEOUT_MILLISECONDS);
  const url = replicaSetUrl(port);
  const version = await readMongodbVersion(url, READY_TIMEOUT_MILLISECONDS);
  return {
    kind: 'docker',
    version: `MongoDB ${version}`,
    url,
    pids: [],
    parts: [],
    ended: NEVER_ENDS,
    restart: () => run(['up', '--detach', '--wait', 'mongodb']),
    stop: () => run(['stop', 'mongodb']),
  };
}

/** RabbitMQ from its official image. */
export async function startDockerRabbitmq(context: StartContext): Promise<RunningRabbitmq> {
  const [port = 0] = await findFreePorts(1);
  const run = composeRunner('rabbitmq', context, { HEARTHWAY_AMQP_PORT: String(port) });
  const start = (): Promise<void> => run(['up', '--detach', '--wait', 'rabbitmq']);
  const stop = (): Promise<void> => run(['stop', 'rabbitmq']);
  await start();
  const version = await readRabbitmqVersion(amqpUrl(port), READY_TIMEOUT_MILLISECONDS);
  return {
    kind: 'docker',
    version: `RabbitMQ ${version}`,
    url: amqpUrl(port),
    pids: [],
    parts: [],
    ended: NEVER_ENDS,
    stop,
    kill9: () => run(['kill', '--signal', 'SIGKILL', 'rabbitmq']),
    async restart() {
      await stop();
      await start();
    },
  };
}

/** Deletes the containers and volumes of a data folder, if it has any. */
export async function removeDockerData(dataFolder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  if ((await dockerRefusal(environment)) !== undefined) return;
  const command = composeCommand(dataFolder, ['down', '--volumes', '--remove-orphans']);
  const result = await runCommand(command, { environment });
  if (result.code !== 0) throw new EngineStartError(`docker compose down failed: ${result.output.trim()}`);
}

/** Each data folder has its own compose project, and so its own containers and volumes. */
function composeCommand(dataFolder: string, args: readonly string[]): string[] {
  return ['docker', 'compose', '--file', composeFile(), '--project-name', projectName(dataFolder), ...args];
}

export function projectName(dataFolder: string): string {
  return `hearthway-${createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 12)}`;
}

function composeFile(): string {
  const entry = createRequire(import.meta.url).resolve('@hearthway/engines');
  return join(dirname(entry), '../../docker/compose.yaml');
}

function composeRunner(
  engine: EngineName,
  { dataFolder, environment }: StartContext,
  settings: Record<string, string>,
): (args: string[]) => Promise<void> {
  return async (args) => {
    const command = composeCommand(dataFolder, args);
    const result = await runCommand(command, { environment: { ...environment, ...settings } });
    if (result.code !== 0) {
      throw new EngineStartError(`docker compose ${args[0]} ${engine} failed: ${result.output.trim().slice(-1_000)}`);
    }
  };
}
