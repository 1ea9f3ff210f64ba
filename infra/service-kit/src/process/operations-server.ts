import type { Server } from 'node:http';
import type { Metrics } from '../metrics/index.js';

/** One entry per thing the service cannot work without: resolves true when it is there. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

export interface OperationsServerOptions {
  readiness: ReadinessChecks;
  metrics: Metrics;
}

/** `/healthz`, `/readyz` and `/metrics`, for a port of their own that no outside request reaches. */
export function createOperationsServer(_options: OperationsServerOptions): Server {
  throw new Error('createOperationsServer is not built yet');
}
