import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { deploymentRoutes, type RoutesDependencies } from './deployment-routes.js';
import { createDeploymentStore } from './deployment-store.js';
import { createGate } from './gate.js';
import { gatedReleases } from './gated-releases.js';

interface DeploymentOptions extends Pick<
  RoutesDependencies,
  'releases' | 'contents' | 'verifications' | 'environments' | 'previewKey' | 'authorize'
> {
  /** Where nothing goes live that wasn’t verified and mounted. */
  readonly verifiedEnvironments: readonly string[];
}

/** What is live where, and every change of it. */
export function openDeployments(
  { connection, transaction, outbox, now }: Dependencies,
  options: DeploymentOptions,
): ServiceModule {
  const deployments = createDeploymentStore(connection);
  const gated = gatedReleases(options);
  const gate = createGate({ ...options, releases: gated });
  return {
    stores: [deployments],
    routes: deploymentRoutes({ ...options, deployments, gated, gate, transaction, outbox, now }),
  };
}
