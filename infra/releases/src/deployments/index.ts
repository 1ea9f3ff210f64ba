import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { deploymentRoutes, type RoutesDependencies } from './deployment-routes.js';
import { createDeploymentStore } from './deployment-store.js';

/** What is live where, and every change of it. */
export function openDeployments(
  { connection, transaction, outbox, now }: Dependencies,
  options: Pick<RoutesDependencies, 'releases' | 'environments' | 'previewKey' | 'authorize'>,
): ServiceModule {
  const deployments = createDeploymentStore(connection);
  return {
    stores: [deployments],
    routes: deploymentRoutes({ ...options, deployments, transaction, outbox, now }),
  };
}
