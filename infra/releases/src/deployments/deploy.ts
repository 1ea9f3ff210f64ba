import {
  siteChanged,
  type Deployment,
  type DeploymentCheck,
  type DeploymentRequest,
} from '@hearthway/contracts/releases';
import { AppError, isDuplicateKey, retryOnConflict, type Outbox, type RunInTransaction } from '@hearthway/service-kit';
import { changeSlice } from './change-slice.js';
import type { DeploymentStore } from './deployment-store.js';
import type { Candidate, Findings, Gate } from './gate.js';

export interface DeployDependencies {
  readonly deployments: DeploymentStore;
  readonly gate: Gate;
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
  const { deployments, gate, transaction, outbox, now } = dependencies;
  const { environment, slice, request, author, correlationId } = change;
  const site = await deployments.findSite(environment);
  if (request.revision !== undefined && request.revision !== site.revision) {
    const text = `${environment} is at revision ${site.revision} and not at ${request.revision} any more`;
    throw new AppError('deployment.outdated', `${text}. Look at what changed, and try again`);
  }
  const before = [...site.slices, ...site.services].find((one) => one.slice === slice);
  const { live, withdrew } = changeSlice(slice, before, request);
  const shown = request.action === 'canary' ? request.version : live.version;
  const { candidate, checks } = await find(gate, request, { site, slice, version: shown });
  const kind = candidate.process ? 'services' : 'slices';
  if (candidate.process && request.action === 'canary') throw refused(`A service has no canary here: ${slice}`);
  if (before && !site[kind].includes(before))
    throw refused(`${shown} of ${slice} is no release of what is live as ${slice}`);
  const isLive = before?.version === shown;
  if (!request.force && !isLive) refuseFound(checks, `${shown} of ${slice} cannot go live in ${environment}`);
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
    checks: [...checks],
    at: occurredAt.toISOString(),
  };
  const after = { ...site, [kind]: [...site[kind].filter((one) => one !== before), live] };
  await transaction(async (transaction) => {
    await deployments.add(deployment, after, transaction);
    const event = { subject: environment, data: { environment, revision }, correlationId, occurredAt };
    await outbox.insert(siteChanged, event, transaction);
  });
  return deployment;
}

/** A rollback never waits for a browser or a verification, and what is forced doesn't either. */
function find(gate: Gate, { action, force }: DeploymentRequest, candidate: Candidate): Promise<Findings> {
  return action === 'rollback' || force ? gate.checkFit(candidate) : gate.check(candidate);
}

function refuseFound(checks: readonly DeploymentCheck[], message: string): void {
  const details = checks.flatMap(({ name, problems }) => problems.map((problem) => ({ path: name, message: problem })));
  if (details.length > 0) throw new AppError('deployment.refused', message, { details: details.slice(0, 100) });
}

const refused = (message: string): AppError => new AppError('deployment.refused', message);
