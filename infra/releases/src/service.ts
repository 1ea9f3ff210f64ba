import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { createCallVerifier, openEngines, serveModules, type ServiceParts } from '@hearthway/service-kit';
import type { Config } from './config.js';
import { openContents } from './contents/index.js';
import { openCredentials } from './credentials/index.js';
import { openDeployments } from './deployments/index.js';
import { openHealth } from './health/index.js';
import { openMounts } from './mounts/index.js';
import { openPublished } from './published/index.js';
import { openVerifications } from './verifications/index.js';

/** All wiring of the registry, no logic. */
export async function buildService({ config, logger, metrics }: ServiceParts<Config>) {
  const engines = await openEngines({ name: 'registry', catalogue: eventCatalogue, config, logger, metrics });
  const { dependencies } = engines;
  const environments = config.ENVIRONMENTS;
  const credentials = openCredentials(dependencies, { operatorToken: config.OPERATOR_TOKEN, environments });
  const { authorize } = credentials;
  const contents = openContents(dependencies, { config, authorize });
  const published = openPublished(dependencies, {
    contents,
    authorize,
    whenPublished: (release) => deployments.lookAhead(release),
  });
  const mounts = openMounts(dependencies, { chromium: config.CHROMIUM });
  const verifications = openVerifications(dependencies, { releases: published.store, authorize });
  const deployments = openDeployments(dependencies, {
    releases: published.store,
    contents,
    verifications: verifications.store,
    mounts,
    environments,
    verifiedEnvironments: config.VERIFIED_ENVIRONMENTS,
    previewKey: config.PREVIEW_SIGNING_KEY,
    authorize,
  });
  const health = openHealth(dependencies, { canaries: deployments.canaries, environments, authorize });
  const callVerifier = createCallVerifier({ service: 'registry', callers: config.CALLER_KEYS });
  return serveModules([credentials, contents, published, verifications, deployments, health, mounts], {
    engines,
    callVerifier,
  });
}
