import * as z from 'zod/mini';
import { baseServiceConfig, loadConfig, type BaseServiceConfig } from '../../config/index.js';

/** Addresses of engines that a test never calls. */
export const noEngines = {
  MONGODB_URI: 'mongodb://127.0.0.1',
  MONGODB_DATABASE: 'none',
  AMQP_URL: 'amqp://127.0.0.1',
};

/** The configuration of a service without engines, on free ports. */
export function idleConfig(more: Readonly<Record<string, string | undefined>> = {}): BaseServiceConfig {
  return loadConfig(z.object(baseServiceConfig), { PORT: '0', OPERATIONS_PORT: '0', ...noEngines, ...more });
}

/** A service that has nothing to connect, start or stop. */
export const idleService = {
  readiness: {},
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
