import {
  checkRelease as checkOperation,
  deploy as deployOperation,
  followSite,
  listDeployments,
  previewRelease,
  readSite,
} from '@hearthway/contracts/releases';
import { AppError, operationRouter, type OperationRouter, type SigningKey } from '@hearthway/service-kit';
import type { Authorize } from '../credentials/index.js';
import { checkRelease, deploy, type DeployDependencies } from './deploy.js';
import { previewLink } from './preview-link.js';

export interface RoutesDependencies extends DeployDependencies {
  /** Origins by name. */
  readonly environments: ReadonlyMap<string, string>;
  readonly previewKey: SigningKey;
  readonly authorize: Authorize;
}

export function deploymentRoutes(dependencies: RoutesDependencies): OperationRouter {
  const { deployments, releases, environments, previewKey, authorize, now } = dependencies;
  const routes = operationRouter();

  const originOf = (environment: string): string => {
    const origin = environments.get(environment);
    if (origin !== undefined) return origin;
    const names = [...environments.keys()].join(', ');
    throw new AppError('environment.unknown', `There is no environment ${environment}; there is ${names}`);
  };
  const siteOf = (environment: string) => {
    originOf(environment);
    return deployments.findSite(environment);
  };

  routes.handle(readSite, async ({ params: { environment } }, { headers }) => {
    await authorize(headers, { environment });
    return siteOf(environment);
  });

  routes.handle(followSite, ({ params: { environment } }) => siteOf(environment));

  routes.handle(listDeployments, async ({ params: { environment }, query }, { headers }) => {
    await authorize(headers, { environment, slice: query.slice });
    originOf(environment);
    return deployments.findDeployments(environment, query);
  });

  routes.handle(checkOperation, async ({ params, body: { version } }, { headers }) => {
    await authorize(headers, params);
    const site = await siteOf(params.environment);
    const checks = await checkRelease({ releases }, { site, slice: params.slice, version });
    return { revision: site.revision, checks };
  });

  routes.handle(deployOperation, async ({ params, body: request }, { headers, correlationId }) => {
    const author = await authorize(headers, params);
    originOf(params.environment);
    return deploy(dependencies, { ...params, request, author, correlationId });
  });

  routes.handle(previewRelease, async ({ params: { environment, slice }, body: { version } }, { headers }) => {
    await authorize(headers, { environment, slice });
    const origin = originOf(environment);
    if ((await releases.findPaths([{ slice, version }])).length === 0) {
      throw new AppError('release.not-found', `There is no release ${version} of ${slice}`);
    }
    return previewLink(previewKey, { environment, origin, slice, version, now: now() });
  });

  return routes;
}
