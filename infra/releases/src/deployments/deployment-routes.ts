import {
  checkRelease as checkOperation,
  deploy as deployOperation,
  followSite,
  listDeployments,
  listWantedVerifications,
  previewRelease,
  readSite,
} from '@hearthway/contracts/releases';
import { AppError, operationRouter, type OperationRouter, type SigningKey } from '@hearthway/service-kit';
import type { Authorize } from '../credentials/index.js';
import { deploy, type DeployDependencies } from './deploy.js';
import { previewLink } from './preview-link.js';
import { wantedVerifications, type WantedDependencies } from './wanted-verifications.js';

export interface RoutesDependencies extends DeployDependencies, WantedDependencies {
  /** Origins by name. */
  readonly environments: ReadonlyMap<string, string>;
  readonly previewKey: SigningKey;
  readonly authorize: Authorize;
}

export function deploymentRoutes(dependencies: RoutesDependencies): OperationRouter {
  const { deployments, gate, gated, environments, previewKey, authorize, now } = dependencies;
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
    const { checks } = await gate.check({ site, slice: params.slice, version });
    return { revision: site.revision, checks: [...checks] };
  });

  routes.handle(deployOperation, async ({ params, body: request }, { headers, correlationId }) => {
    const author = await authorize(headers, { ...params, ...(request.force && { operator: 'forces a change' }) });
    originOf(params.environment);
    return deploy(dependencies, { ...params, request, author, correlationId });
  });

  routes.handle(previewRelease, async ({ params: { environment, slice }, body: { version } }, { headers }) => {
    await authorize(headers, { environment, slice });
    const origin = originOf(environment);
    const [found] = await gated.find([{ slice, version }]);
    if (found?.process) throw new AppError('release.not-found', `${slice} is a process, which has no preview`);
    if (!found) throw new AppError('release.not-found', `There is no release ${version} of ${slice}`);
    return previewLink(previewKey, { environment, origin, slice, version, now: now() });
  });

  routes.handle(listWantedVerifications, async ({ params }, { headers }) => {
    await authorize(headers, params);
    return wantedVerifications(dependencies, await siteOf(params.environment), params);
  });

  return routes;
}
