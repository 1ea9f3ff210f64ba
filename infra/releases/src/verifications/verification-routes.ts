import { recordVerification } from '@hearthway/contracts/releases';
import { AppError, operationRouter, type OperationRouter } from '@hearthway/service-kit';
import type { Authorize } from '../credentials/index.js';
import type { ReleaseStore } from '../published/index.js';
import type { VerificationStore } from './verification-store.js';

interface Dependencies {
  readonly verifications: VerificationStore;
  readonly releases: ReleaseStore;
  readonly authorize: Authorize;
  readonly now: () => Date;
}

export function verificationRoutes({ verifications, releases, authorize, now }: Dependencies): OperationRouter {
  const routes = operationRouter();

  routes.handle(recordVerification, async ({ params: { slice, version, pact }, body }, { headers }) => {
    const author = await authorize(headers, { slice });
    const [provider] = await releases.findGated([{ slice, version }]);
    if (!provider) throw new AppError('release.not-found', `There is no release ${version} of ${slice}`);
    if (!(await releases.hasPact(slice, pact))) {
      throw new AppError('pact.not-found', `No release has this pact with ${slice}. Publish its consumer first`);
    }
    await verifications.record({ provider: slice, version, pact, ...body }, { author, at: now() });
    return undefined;
  });

  return routes;
}
