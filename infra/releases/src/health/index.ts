import { readHealth, reportHealth } from '@hearthway/contracts/releases';
import { AppError, operationRouter, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { Authorize } from '../credentials/index.js';
import type { Canaries } from '../deployments/index.js';
import { createHealthStore } from './health-store.js';
import { healthOf, watchCanaries } from './watch-canaries.js';

interface HealthOptions {
  readonly canaries: Canaries;
  /** Origins by name. */
  readonly environments: ReadonlyMap<string, string>;
  readonly authorize: Authorize;
}

/** Takes back canaries that more visitors fail with than with what is live. */
export function openHealth({ connection, now, logger }: Dependencies, options: HealthOptions): ServiceModule {
  const reports = createHealthStore(connection);
  const dependencies = { canaries: options.canaries, reports, now, logger };
  const expectEnvironment = (name: string): void => {
    if (!options.environments.has(name)) throw new AppError('environment.unknown', `There is no environment ${name}`);
  };
  const routes = operationRouter();

  routes.handle(reportHealth, async ({ params, body }, { correlationId }) => {
    expectEnvironment(params.environment);
    await watchCanaries(dependencies, { ...params, ...body, correlationId });
    return undefined;
  });

  routes.handle(readHealth, async ({ params }, { headers }) => {
    await options.authorize(headers, params);
    expectEnvironment(params.environment);
    const failures = await healthOf(dependencies, params.environment, params.slice);
    return failures.map(({ did, canary, live }) => ({ did, canary, live }));
  });
  return { stores: [reports], routes };
}
