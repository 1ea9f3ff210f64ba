import { ENGINE_TITLES, type EngineName } from './engine.js';

/** No way of getting an engine worked. The message is written for people and complete by itself. */
export class EnginesUnavailableError extends Error {
  override readonly name = 'EnginesUnavailableError';
  readonly reasons: Partial<Record<EngineName, string>>;

  constructor(reasons: Partial<Record<EngineName, string>>) {
    super(unavailableMessage(reasons));
    this.reasons = reasons;
  }
}

/** Another start uses the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(dataFolder: string, pid: number) {
    super(
      `The engines in ${dataFolder} are already running, started by process ${pid}. ` +
        `Stop that one first, or give this one a data folder of its own.`,
    );
  }
}

/** We did not start the engine (its address was given), so we cannot kill or restart it. */
export class EngineNotOwnedError extends Error {
  override readonly name = 'EngineNotOwnedError';

  constructor(engine: EngineName) {
    super(`${ENGINE_TITLES[engine]} was given by address; only its owner can kill or restart it.`);
  }
}

/** One way of getting an engine failed. Becomes a reason in {@link EnginesUnavailableError}. */
export class EngineStartError extends Error {
  override readonly name = 'EngineStartError';
}

/** Why each engine is missing, then the four ways. */
function unavailableMessage(reasons: Partial<Record<EngineName, string>>): string {
  return [
    ...reasonLines(reasons),
    'Any one of these four ways works:',
    '  1. uri       set MONGODB_URI (a replica set) and AMQP_URL to engines of your own',
    '  2. local     install MongoDB and RabbitMQ, so that mongod and rabbitmq-server are on PATH',
    '  3. docker    start a Docker engine, so that `docker info` answers',
    '  4. embedded  on Debian or Ubuntu: allow user namespaces, or run as root, with a network for the first start',
    'The first that applies is taken. HEARTHWAY_ENGINES=uri|local|docker|embedded forces one.',
  ].join('\n');
}

function reasonLines({ mongodb, rabbitmq }: Partial<Record<EngineName, string>>): string[] {
  if (mongodb !== undefined && mongodb === rabbitmq) return [`MongoDB and RabbitMQ are not available: ${mongodb}`];
  return [
    ...(mongodb === undefined ? [] : [`${ENGINE_TITLES.mongodb} is not available: ${mongodb}`]),
    ...(rabbitmq === undefined ? [] : [`${ENGINE_TITLES.rabbitmq} is not available: ${rabbitmq}`]),
  ];
}
