import { reportHealth } from '@hearthway/contracts/releases';
import { AppError, operationRouter, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { Canaries } from '../deployments/index.js';
import { createHealthStore } from './health-store.js';
import { watchCanaries } from './watch-canaries.js';

interface HealthOptions {
  readonly canaries: Canaries;
  /** Origins by name. */
  readonly environments: ReadonlyMap<string, string>;
}

/** Takes back canaries that more visitors fail with than with what is live. */
export function openHealth({ connection, now, logger }: Dependencies, options: HealthOptions): ServiceModule {
  const reports = createHealthStore(connection);
  const routes = operationRouter();
  routes.handle(reportHealth, async ({ params, body }, { correlationId }) => {
    if (!options.environments.has(params.environment)) {
      throw new AppError('environment.unknown', `There is no environment ${params.environment}`);
    }
    await watchCanaries({ ...options, reports, now, logger }, { ...params, ...body, correlationId });
    return undefined;
  });
  return { stores: [reports], routes };
}
