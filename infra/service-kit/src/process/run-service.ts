import type { Express } from 'express';
import type { BaseServiceConfig } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { ReadinessChecks } from './operations-server.js';

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
  build(parts: { config: Config; logger: Logger; metrics: Metrics }): Promise<Service>;
}

/**
 * Runs a service until SIGTERM or SIGINT and resolves to the exit code for `main.ts`: 0 after an orderly stop, 1 when it
 * could not start, hit an error nobody handled, or could not stop within ten seconds.
 */
export function runService<Config extends BaseServiceConfig>(_options: RunServiceOptions<Config>): Promise<number> {
  throw new Error('runService is not built yet');
}
