import type { Express } from 'express';
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { readTlsFiles } from '../calls/index.js';
import type { BaseServiceConfig, TracingConfig } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import { startTracing, type Tracing } from '../tracing/index.js';
import { gracefulClose, type GracefulClose } from './graceful-close.js';
import { createOperationsServer, readinessListener, type ReadinessChecks } from './operations-server.js';

/** The content of a process: everything is built and connected, nothing listens yet. */
export interface Hosted {
  /** Answers on the public port. */
  readonly server: Server;
  readonly readiness: ReadinessChecks;
  /** Answers the internal operations, on the operations port. */
  readonly internalApp?: Express;
  /** Called before the public port opens. */
  start(): Promise<void>;
  /** Called when no more requests are accepted: ends long-running streams. */
  endStreams?(): Promise<void>;
  /** Called after the last request was answered. */
  stop(): Promise<void>;
}

type HostConfig = TracingConfig &
  Pick<BaseServiceConfig, 'HOST' | 'PORT' | 'DRAIN_MILLISECONDS' | (`OPERATIONS_${string}` & keyof BaseServiceConfig)>;

export interface HostOptions {
  readonly name: string;
  readonly config: HostConfig;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** @param readyz answers `/readyz`, for callers that know only the public port */
  readonly build: (readyz: RequestListener) => Promise<Hosted>;
  /** False if the callers are not ours: see `startTracing`. */
  readonly trustsCallers?: boolean;
}

export interface Ports {
  readonly port: number;
  readonly operationsPort: number;
}

/** The two ports of a process and everything behind them, without signals and exit code: see `runProcess`. */
export interface Host {
  /** Opens the health port first, so that a slow start can be watched, and the public port last. */
  start(): Promise<Ports>;
  /**
   * Says in `/readyz` that it takes no more requests and, for as long as is configured, takes them all the same. Can be
   * called at any time, even during `start`, as can `stop`.
   */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws ConfigError when some TLS files are missing */
export function createHost(options: HostOptions): Host {
  const { name, config, logger, metrics, build, trustsCallers = true } = options;
  let accepting = false;
  let stopping = false;
  let hosted: Hosted | undefined;
  let publicClose: GracefulClose | undefined;
  let tracing: Tracing | undefined;
  const readiness = () => ({ accepting: () => accepting, ...hosted?.readiness });
  const operations = createOperationsServer({
    metrics,
    readiness,
    internalApp: () => hosted?.internalApp,
    tls: readTlsFiles(config),
  });
  const operationsClose = gracefulClose(operations);

  function goOn(): void {
    if (stopping) throw new Error(`${name} was stopped while it started`);
  }

  return {
    async start() {
      const operationsPort = await listenOn(operations, config.OPERATIONS_PORT, config.HOST);
      goOn();
      tracing = await startTracing({ serviceName: name, config, logger, trustsCallers });
      hosted = await build(readinessListener(readiness));
      if (stopping) await hosted.stop();
      goOn();
      await hosted.start();
      goOn();
      publicClose = gracefulClose(hosted.server);
      const port = await listenOn(hosted.server, config.PORT, config.HOST);
      goOn();
      accepting = true;
      logger.info({ port, operationsPort }, `${name} is ready`);
      return { port, operationsPort };
    },
    async drain() {
      stopping = true;
      accepting = false;
      if (!publicClose) return;
      publicClose.announce();
      operationsClose.announce();
      await delay(config.DRAIN_MILLISECONDS, undefined, { ref: false });
    },
    async stop() {
      stopping = true;
      accepting = false;
      await Promise.all([publicClose?.close(), operationsClose.close(), hosted?.endStreams?.()]);
      await hosted?.stop();
      await tracing?.stop();
    },
  };
}

async function listenOn(server: Server, port: number, host: string): Promise<number> {
  server.listen({ port, host });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
