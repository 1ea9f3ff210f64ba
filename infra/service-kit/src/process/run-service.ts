import type { Express } from 'express';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BaseServiceConfig } from '../config/index.js';
import { toError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import { createMetrics, type Metrics } from '../metrics/index.js';
import { createOperationsServer, type ReadinessChecks } from './operations-server.js';

/** What `buildService` gives: everything made and connected, nothing listening yet. */
export interface Service {
  readonly app: Express;
  readonly readiness: ReadinessChecks;
  /** Consumers, relay, lists. Called before the port opens. */
  start(): Promise<void>;
  /** After the last request has been answered: finish messages, close connections. */
  stop(): Promise<void>;
}

export interface RunServiceOptions<Config extends BaseServiceConfig> {
  name: string;
  config: Config;
  logger: Logger;
  build: (parts: { config: Config; logger: Logger; metrics: Metrics }) => Promise<Service>;
  /** How long a stop may take, in milliseconds; ten seconds at most for whoever waits for us. */
  stopTimeout?: number;
}

/**
 * Runs a service until SIGTERM or SIGINT and resolves to the exit code for `main.ts`: 0 after an orderly stop, 1 when it
 * could not start, hit an error nobody handled, or could not stop within its time.
 */
export async function runService<Config extends BaseServiceConfig>(
  options: RunServiceOptions<Config>,
): Promise<number> {
  const { name, config, logger, build, stopTimeout = 9000 } = options;
  const metrics = createMetrics();
  const end = whatEndsTheProcess();
  let accepting = false;
  let service: Service | undefined;
  const readiness = (): ReadinessChecks => ({ accepting: () => accepting, ...service?.readiness });
  const operations = createOperationsServer({ readiness, metrics });
  let server: Server | undefined;
  const running = (async () => {
    await listenOn(operations, config.OPERATIONS_PORT, config.HOST);
    service = await build({ config, logger, metrics });
    await service.start();
    server = createServer(service.app);
    const port = await listenOn(server, config.PORT, config.HOST);
    accepting = true;
    logger.info({ port, operationsPort: portOf(operations) }, `${name} is ready`);
  })();

  const cause = await Promise.race([end.reason, running.then(() => end.reason, failedToStart)]);
  accepting = false;
  if (cause.error !== undefined) logger.fatal({ err: toError(cause.error) }, cause.text);
  else logger.info(cause.text);

  const stopped = await within(
    stopTimeout,
    async () => {
      if (server) await closeServer(server);
      await service?.stop();
      await closeServer(operations);
    },
    logger,
  );
  end.forget();
  return cause.error === undefined && stopped ? 0 : 1;
}

interface End {
  readonly text: string;
  readonly error?: unknown;
}

function failedToStart(error: unknown): End {
  return { text: 'the service could not start', error };
}

function whatEndsTheProcess(): { reason: Promise<End>; forget: () => void } {
  let forget = (): void => undefined;
  const reason = new Promise<End>((resolve) => {
    const onSignal = (signal: string) => resolve({ text: `${signal}: stopping` });
    const onError = (error: unknown) => resolve({ text: 'an error that nobody handled', error: toError(error) });
    process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
    process.on('uncaughtException', onError).on('unhandledRejection', onError);
    forget = () => {
      process.off('SIGTERM', onSignal).off('SIGINT', onSignal);
      process.off('uncaughtException', onError).off('unhandledRejection', onError);
    };
  });
  return { reason, forget };
}

async function listenOn(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return portOf(server);
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Takes no new connection, lets the requests in hand finish, and closes what was only kept alive. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(closingIdle);
      resolve();
    });
  });
}

async function within(milliseconds: number, work: () => Promise<void>, logger: Logger): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    const done = await Promise.race([work().then(() => true), tooLate]);
    if (!done) logger.error({ milliseconds }, 'could not stop in time');
    return done;
  } catch (error) {
    logger.error({ err: toError(error) }, 'could not stop in order');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
