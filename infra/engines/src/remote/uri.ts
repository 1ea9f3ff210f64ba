import { NEVER_ENDS, type RunningEngine, type RunningRabbitmq } from '../engine.js';
import { EngineNotOwnedError, EngineStartError } from '../errors.js';
import { readMongodbVersion } from '../probe-mongodb.js';
import { readRabbitmqVersion } from '../probe-rabbitmq.js';

const ANSWER_TIMEOUT_MILLISECONDS = 5_000;

/** A MongoDB that someone else runs. */
export async function useMongodbUri(url: string): Promise<RunningEngine> {
  const version = await readMongodbVersion(url, ANSWER_TIMEOUT_MILLISECONDS).catch((cause: unknown) => {
    throw new EngineStartError(notAnswering('MONGODB_URI', url, cause), { cause });
  });
  return {
    kind: 'uri',
    version: `MongoDB ${version}`,
    url,
    pids: [],
    parts: [],
    ended: NEVER_ENDS,
    restart: () => Promise.reject(new EngineNotOwnedError('mongodb')),
    stop: () => Promise.resolve(),
  };
}

/** A RabbitMQ that someone else runs. */
export async function useAmqpUrl(url: string): Promise<RunningRabbitmq> {
  const version = await readRabbitmqVersion(url, ANSWER_TIMEOUT_MILLISECONDS).catch((cause: unknown) => {
    throw new EngineStartError(notAnswering('AMQP_URL', url, cause), { cause });
  });
  const refuse = (): Promise<void> => Promise.reject(new EngineNotOwnedError('rabbitmq'));
  return {
    kind: 'uri',
    version: `RabbitMQ ${version}`,
    url,
    pids: [],
    parts: [],
    ended: NEVER_ENDS,
    stop: () => Promise.resolve(),
    kill9: refuse,
    restart: refuse,
  };
}

/** The address without user, password and options, fit to be printed. */
export function shownAddress(url: string): string {
  const match = /^([a-z+]+:\/\/)(?:[^/]*@)?([^/?]*)/i.exec(url);
  return match === null ? 'an address that cannot be read' : `${match[1]}${match[2]}`;
}

function notAnswering(variable: string, url: string, cause: unknown): string {
  const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
  return `${variable} names ${shownAddress(url)}, which does not answer as it should (${withoutSecrets(reason, url)})`;
}

function withoutSecrets(text: string, url: string): string {
  return text.replaceAll(url, shownAddress(url)).replace(/:\/\/[^/\s]*@/g, '://');
}
