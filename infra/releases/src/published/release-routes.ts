import { listReleases, publishRelease as publishOperation, readRelease } from '@hearthway/contracts/releases';
import { AppError, operationRouter, type OperationRouter } from '@hearthway/service-kit';
import type { Contents } from '../contents/index.js';
import type { Authorize } from '../credentials/index.js';
import { publishRelease } from './publish-release.js';
import type { ReleaseKey, ReleaseStore } from './release-store.js';

interface Dependencies {
  readonly contents: Contents;
  readonly releases: ReleaseStore;
  readonly authorize: Authorize;
  readonly now: () => Date;
  readonly whenPublished: (release: ReleaseKey) => void;
}

export function releaseRoutes(dependencies: Dependencies): OperationRouter {
  const { releases, authorize, now, whenPublished } = dependencies;
  const routes = operationRouter();

  routes.handle(publishOperation, async ({ params: { slice }, body: { files, commit } }, { headers }) => {
    const author = await authorize(headers, { slice });
    const origin = { author, publishedAt: now().toISOString(), ...(commit !== undefined && { commit }) };
    const published = await publishRelease(dependencies, { slice, files, origin });
    whenPublished(published);
    return published;
  });

  routes.handle(listReleases, async ({ params: { slice } }, { headers }) => {
    await authorize(headers, { slice });
    return releases.findNewest(slice);
  });

  routes.handle(readRelease, async ({ params }) => {
    const found = await releases.findServed(params);
    if (found) return found;
    throw new AppError('release.not-found', `There is no release ${params.version} of ${params.slice}`);
  });

  return routes;
}
