import { on } from 'node:events';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { browserOnPath } from '../browser-on-path.js';
import { dataFolderOf } from '../paths.js';
import { portIsFree } from '../processes/free-ports.js';
import { readRunning, removeRunning, replaceSignal, writeRunning } from '../running.js';
import { startSystem, type RunningSystem } from '../start-system.js';
import { supervise } from '../supervise.js';

export const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `npm start [-- --replicas 2]`: everything in production mode, until it is asked to stop. */
export async function start(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const replicas = replicasIn(args);
  const port = await requireFreePort(environment);
  const started = Date.now();
  const system = await startSystem({
    dataFolder: dataFolderOf(environment),
    port,
    environment: { CHROMIUM: browserOnPath(environment), ...environment },
    replicas,
    report,
    signal: stopAsked,
  });
  const replaceAsked = on(process, replaceSignal);
  await announce(system);
  report(`ready      ${system.url}   (${((Date.now() - started) / 1000).toFixed(1)} s; Ctrl+C stops everything)`);
  const lost = await supervise(system, { report, signal: stopAsked, replaceAsked });
  await stopSystem(system);
  if (lost === undefined) return 0;
  throw new Error(
    `${lost}. Everything was stopped; the logs are in ${system.folders.logs} and ${system.folders.engines}.`,
  );
}

const mostReplicas = 4;

/** How many of each process. @throws if it isn't a number from 1 to 4, or if there is anything else */
function replicasIn(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { replicas: { type: 'string', default: '1' } } });
  const replicas = Number(values.replicas);
  if (Number.isInteger(replicas) && replicas >= 1 && replicas <= mostReplicas) return replicas;
  throw new Error(`--replicas must be a number from 1 to ${mostReplicas}, and is ${values.replicas}.`);
}

/** The port for the public address. @throws if it is taken, before anything starts */
export async function requireFreePort(environment: NodeJS.ProcessEnv): Promise<number> {
  const port = Number(environment['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, and is ${environment['PORT']}.`);
  }
  const running = await readRunning(dataFolderOf(environment));
  const isFree = await portIsFree(port);
  if (running && (isFree || running.url.endsWith(`:${port}`))) {
    throw new Error(`Hearthway is running already, at ${running.url} (process ${running.pid}).`);
  }
  if (!isFree) {
    throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=8081 npm start`);
  }
  return port;
}

export async function announce(system: RunningSystem): Promise<void> {
  await writeRunning(system.folders.root, {
    url: system.url,
    registryUrl: system.serviceUrl('registry'),
    mongodbUrl: system.engines.mongodb.url,
    amqpUrl: system.engines.rabbitmq.url,
  });
  report(`registry   ${system.serviceUrl('registry')}   (npm run release -- --help)`);
  const { adminCredentials } = system.folders;
  if (existsSync(adminCredentials)) report(`admin      username and password are in ${adminCredentials}`);
}

export async function stopSystem(system: RunningSystem): Promise<void> {
  report('stopping …');
  await system.stop();
  removeRunning(system.folders.root);
  report('stopped');
}
