import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { createCanaries, type Canaries } from './canaries.js';
import { deploymentRoutes, type RoutesDependencies } from './deployment-routes.js';
import { createDeploymentStore } from './deployment-store.js';
import { createGate } from './gate.js';
import { gatedReleases } from './gated-releases.js';
import { createLookAhead } from './look-ahead.js';
import type { Mounts } from '../mounts/index.js';
import type { ReleaseKey } from '../published/index.js';

interface DeploymentOptions extends Pick<
  RoutesDependencies,
  'releases' | 'contents' | 'verifications' | 'environments' | 'previewKey' | 'authorize'
> {
  /** Where nothing goes live that wasn’t verified and mounted. */
  readonly verifiedEnvironments: readonly string[];
  readonly mounts: Mounts;
}

/** What is live where, and every change of it. */
export function openDeployments(
  { connection, transaction, outbox, now, logger }: Dependencies,
  options: DeploymentOptions,
): ServiceModule & { readonly lookAhead: (release: ReleaseKey) => void; readonly canaries: Canaries } {
  const deployments = createDeploymentStore(connection);
  const gated = gatedReleases(options);
  const gate = createGate({ ...options, releases: gated, now, logger });
  const ahead = createLookAhead({ ...options, deployments, gate, logger });
  const dependencies = { deployments, gate, transaction, outbox, now };
  return {
    stores: [deployments],
    routes: deploymentRoutes({ ...options, ...dependencies, gated }),
    canaries: createCanaries(dependencies),
    lookAhead: (release) => ahead.begin(release),
    stop: () => ahead.stop(),
  };
}

export type { Canaries, LiveCanary } from './canaries.js';
