import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chooseEngine } from './choice.js';
import { takeDataFolder } from './data-folder.js';
import {
  ENGINE_TITLES,
  type EngineName,
  type EngineOptions,
  type RunningEngine,
  type RunningEngines,
  type StartContext,
} from './engine.js';
import { EnginesUnavailableError, EngineStartError } from './errors.js';
import type { LockFile } from './lock-file.js';
import { shownAddress } from './remote/uri.js';
import { findWays, type EngineWays } from './ways.js';

/**
 * Starts MongoDB and RabbitMQ at the same time, each in the first of the four ways that applies.
 * @throws EnginesUnavailableError that says why and what to do; if only one is unavailable, the other is stopped
 * @throws DataFolderInUseError when another start uses the data folder
 */
export async function startEngines(options: EngineOptions): Promise<RunningEngines> {
  const dataFolder = resolve(options.dataFolder);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const lock = await takeDataFolder(dataFolder);
  try {
    return await startBoth({ ...options, dataFolder }, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startBoth(options: EngineOptions, lock: LockFile): Promise<RunningEngines> {
  const failed = new AbortController();
  const signal = options.signal === undefined ? failed.signal : AbortSignal.any([failed.signal, options.signal]);
  const ways = findWays(options.environment);
  const start = <Engine extends RunningEngine>(name: EngineName, engineWays: EngineWays<Engine>): Promise<Engine> =>
    startOne(name, engineWays, contextFor(name, options, lock, signal), options).catch((error: unknown) => {
      failed.abort(new StartAbandonedError(`${ENGINE_TITLES[name]} could not be started.`));
      throw error;
    });
  const [mongodb, rabbitmq] = await Promise.allSettled([
    start('mongodb', ways.mongodb),
    start('rabbitmq', ways.rabbitmq),
  ]);
  if (mongodb.status === 'fulfilled' && rabbitmq.status === 'fulfilled') {
    return running(mongodb.value, rabbitmq.value, lock);
  }
  const started = [mongodb, rabbitmq].filter((one) => one.status === 'fulfilled');
  await Promise.all(started.map((one) => one.value.stop()));
  options.signal?.throwIfAborted();
  throw failure({ mongodb, rabbitmq });
}

function running(
  mongodb: RunningEngines['mongodb'],
  rabbitmq: RunningEngines['rabbitmq'],
  lock: LockFile,
): RunningEngines {
  let stopping: Promise<void> | undefined;
  const stopBoth = async (): Promise<void> => {
    await Promise.all([mongodb.stop(), rabbitmq.stop()]);
    await lock.release();
  };
  return { mongodb, rabbitmq, stop: () => (stopping ??= stopBoth()) };
}

async function startOne<Engine extends RunningEngine>(
  name: EngineName,
  ways: EngineWays<Engine>,
  context: StartContext,
  { environment, report }: EngineOptions,
): Promise<Engine> {
  const started = performance.now();
  const choice = await chooseEngine(environment['HEARTHWAY_ENGINES'], ways.probes);
  if (choice.kind === 'none') throw new EngineStartError(choice.reason);
  const engine = await ways.start[choice.kind](context);
  report(engineLine(name, engine, performance.now() - started));
  return engine;
}

/** The line about a started engine: product, version, way, address, and time. */
export function engineLine(
  name: EngineName,
  engine: Pick<RunningEngine, 'version' | 'kind' | 'url'>,
  milliseconds: number,
): string {
  const product = engine.version.startsWith(ENGINE_TITLES[name]) ? '' : `${ENGINE_TITLES[name]}: `;
  const seconds = (milliseconds / 1000).toFixed(1);
  return `${product}${engine.version}, ${engine.kind}, at ${shownAddress(engine.url)}, ready in ${seconds} s`;
}

function contextFor(name: EngineName, options: EngineOptions, lock: LockFile, signal: AbortSignal): StartContext {
  return {
    dataFolder: options.dataFolder,
    folder: join(options.dataFolder, name),
    environment: options.environment,
    report: options.report,
    signal,
    onProcess: (pid) => void lock.noteChild(pid),
  };
}

/** The reason for canceling an engine's start: the other engine is unavailable. */
class StartAbandonedError extends Error {
  override readonly name = 'StartAbandonedError';
}

/** One error for all unavailable engines. A bug in our own code is passed on unchanged. */
function failure(results: Record<EngineName, PromiseSettledResult<RunningEngine>>): unknown {
  const reasons: Partial<Record<EngineName, string>> = {};
  for (const name of ['mongodb', 'rabbitmq'] as const) {
    const result = results[name];
    if (result.status === 'fulfilled' || result.reason instanceof StartAbandonedError) continue;
    if (!(result.reason instanceof EngineStartError)) return result.reason;
    reasons[name] = result.reason.message;
  }
  return new EnginesUnavailableError(reasons);
}
