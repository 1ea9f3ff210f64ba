import {
  siteChanged,
  type Deployment,
  type DeploymentCheck,
  type DeploymentRequest,
  type LiveSite,
} from '@hearthway/contracts/releases';
import { AppError, isDuplicateKey, retryOnConflict, type Outbox, type RunInTransaction } from '@hearthway/service-kit';
import type { ReleaseStore } from '../published/index.js';
import { changeSlice } from './change-slice.js';
import type { DeploymentStore } from './deployment-store.js';
import { checkPaths, releasesBeside } from './occupied-paths.js';

export interface DeployDependencies {
  readonly deployments: DeploymentStore;
  readonly releases: ReleaseStore;
  readonly transaction: RunInTransaction;
  readonly outbox: Outbox;
  readonly now: () => Date;
}

interface Change {
  readonly environment: string;
  readonly slice: string;
  readonly request: DeploymentRequest;
  readonly author: string;
  readonly correlationId: string;
}

/** Each lost attempt means that another deployment of the environment was made. */
const attempts = 100;

/**
 * Changes what is live of a slice, and announces it. Of two changes at once, one comes first, and the other is of what it left.
 * @throws AppError `release.not-found`, `deployment.refused`, `deployment.outdated`, `deployment.nothing-to-change`
 */
export function deploy(dependencies: DeployDependencies, change: Change): Promise<Deployment> {
  return retryOnConflict(() => deployOnce(dependencies, change), { isConflict: isDuplicateKey, attempts });
}

async function deployOnce(dependencies: DeployDependencies, change: Change): Promise<Deployment> {
  const { deployments, transaction, outbox, now } = dependencies;
  const { environment, slice, request, author, correlationId } = change;
  const site = await deployments.findSite(environment);
  if (request.revision !== undefined && request.revision !== site.revision) {
    const text = `${environment} is at revision ${site.revision} and not at ${request.revision} any more`;
    throw new AppError('deployment.outdated', `${text}. Look at what changed, and try again`);
  }
  const { live, withdrew } = changeSlice(
    slice,
    site.slices.find((one) => one.slice === slice),
    request,
  );
  const shown = request.action === 'canary' ? request.version : live.version;
  const checks = await checkRelease(dependencies, { site, slice, version: shown });
  refuseFound(checks, `${shown} of ${slice} cannot go live in ${environment}`);
  const revision = site.revision + 1;
  const occurredAt = now();
  const deployment: Deployment = {
    environment,
    revision,
    slice,
    action: request.action,
    version: live.version,
    ...(live.canary && { canary: live.canary }),
    ...(withdrew !== undefined && { withdrew }),
    author,
    reason: request.reason,
    checks,
    at: occurredAt.toISOString(),
  };
  const slices = [...site.slices.filter((one) => one.slice !== slice), live];
  await transaction(async (transaction) => {
    await deployments.add(deployment, slices, transaction);
    const event = { subject: environment, data: { environment, revision }, correlationId, occurredAt };
    await outbox.insert(siteChanged, event, transaction);
  });
  return deployment;
}

/** What the gate finds about a release in an environment. @throws AppError `release.not-found` */
export async function checkRelease(
  { releases }: Pick<DeployDependencies, 'releases'>,
  { site, slice, version }: { site: LiveSite; slice: string; version: string },
): Promise<DeploymentCheck[]> {
  const all = await releases.findPaths([{ slice, version }, ...releasesBeside(site.slices, slice)]);
  const candidate = all.find((one) => one.slice === slice);
  if (!candidate) throw new AppError('release.not-found', `There is no release ${version} of ${slice}`);
  return [
    checkPaths(
      candidate,
      all.filter((one) => one !== candidate),
    ),
  ];
}

function refuseFound(checks: readonly DeploymentCheck[], message: string): void {
  const details = checks.flatMap(({ name, problems }) => problems.map((problem) => ({ path: name, message: problem })));
  if (details.length > 0) throw new AppError('deployment.refused', message, { details: details.slice(0, 100) });
}
