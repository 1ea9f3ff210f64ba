import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { dataFolderOf } from '../paths.js';
import { portIsFree } from '../processes/free-ports.js';
import { readRunning, removeRunning, writeRunning } from '../running.js';
import { startSystem, type RunningSystem } from '../start-system.js';
import { services } from '../system.js';

export const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const restartMilliseconds = 1_000;

/** `npm start`: everything in production mode, until Ctrl+C. */
export async function start(_args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const port = await requireFreePort(environment);
  const started = Date.now();
  const stopAsked = untilAskedToStop();
  const system = await startSystem({
    dataFolder: dataFolderOf(environment),
    port,
    environment,
    report,
    signal: stopAsked.signal,
  });
  announce(system);
  report(`ready      ${system.url}   (${((Date.now() - started) / 1000).toFixed(1)} s; Ctrl+C stops everything)`);
  const stopKeeping = keepServicesRunning(system);
  await stopAsked.promise;
  stopKeeping();
  await stopSystem(system);
  return 0;
}

/** The port that the one public address will have; refused at once, before anything starts, when it is taken. */
export async function requireFreePort(environment: NodeJS.ProcessEnv): Promise<number> {
  const port = Number(environment['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, and is ${environment['PORT']}.`);
  }
  const running = readRunning(dataFolderOf(environment));
  const isFree = await portIsFree(port);
  if (running && (isFree || running.url.endsWith(`:${port}`))) {
    throw new Error(`Hearthway is running already, at ${running.url} (process ${running.pid}).`);
  }
  if (!isFree) {
    throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=8081 npm start`);
  }
  return port;
}

export function announce(system: RunningSystem): void {
  writeRunning(system.folders.root, {
    pid: process.pid,
    url: system.url,
    mongodbUrl: system.engines.mongodb.url,
    amqpUrl: system.engines.rabbitmq.url,
  });
  const { adminCredentials } = system.folders;
  if (existsSync(adminCredentials)) report(`admin      username and password are in ${adminCredentials}`);
}

export async function stopSystem(system: RunningSystem): Promise<void> {
  report('stopping …');
  await system.stop();
  removeRunning(system.folders.root);
  report('stopped');
}

/** Ctrl+C or SIGTERM, from now on: as a signal for what is under way, and as a promise to wait for. */
export function untilAskedToStop(): { readonly signal: AbortSignal; readonly promise: Promise<void> } {
  const asked = new AbortController();
  const promise = new Promise<void>((resolve) => {
    const stop = () => {
      asked.abort(new Error('Stopped while it was starting.'));
      resolve();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  return { signal: asked.signal, promise };
}

/** A service that ends by itself is started again after a second; the log tells why it ended. Returns what ends the watch. */
function keepServicesRunning(system: RunningSystem): () => void {
  const stopping = new AbortController();
  const keep = async (name: string): Promise<void> => {
    const service = system.service(name);
    await service.ended();
    if (stopping.signal.aborted) return;
    report(`${name} ended by itself and is started again; see ${system.folders.logs}/${name}.log`);
    await delay(restartMilliseconds, undefined, { signal: stopping.signal });
    await service.start();
    return keep(name);
  };
  for (const { name } of services) {
    keep(name).catch((error: unknown) => {
      if (!stopping.signal.aborted) report(`${name} could not be started again: ${String(error)}`);
    });
  }
  return () => stopping.abort();
}
