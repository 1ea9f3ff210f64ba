import type { Express } from 'express';
import { createServer } from 'node:http';
import type { BaseServiceConfig } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import { createMetrics, type Metrics } from '../metrics/index.js';
import { createHost, type Hosted } from './host.js';
import { keepAliveTimeout } from './keep-alive.js';
import { runProcess } from './run-process.js';

/** Returned by `buildService`: everything is built and connected, nothing listens yet. */
export interface Service extends Omit<Hosted, 'server'> {
  readonly app: Express;
}

/** The parts a service is built from. */
export interface ServiceParts<Config> {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface RunServiceOptions<Config extends BaseServiceConfig> {
  name: string;
  config: Config;
  logger: Logger;
  build: (parts: ServiceParts<Config>) => Promise<Service>;
  /** See `runProcess`. */
  stopTimeout?: number;
}

/** The gateway takes 16 KB and re-encodes the query of an address, which makes it up to six times as long. */
const maxHeaderSize = 131_072;

/** Runs an Express service as a process and resolves to its exit code: see `runProcess`. */
export function runService<Config extends BaseServiceConfig>(options: RunServiceOptions<Config>): Promise<number> {
  const { name, config, logger, build, stopTimeout } = options;
  const metrics = createMetrics();
  const host = createHost({
    name,
    config,
    logger,
    metrics,
    async build(readyz) {
      const service = await build({ config, logger, metrics });
      const server = createServer({ maxHeaderSize, keepAliveTimeout }, (request, response) => {
        if (request.method === 'GET' && request.url === '/readyz') readyz(request, response);
        else service.app(request, response);
      });
      return { ...service, server };
    },
  });
  return runProcess({ host, logger, stopTimeout });
}
