import { mkdir, stat } from 'node:fs/promises';
import {
  currentReleases,
  shellSlice,
  type Canary,
  type CurrentReleases,
  type Deployment,
  type Release,
} from '@hearthway/contracts/releases';
import { ownValue } from '@hearthway/contracts/own-value';
import { requireAllowed, signDeployment, type Signer } from './credentials/signer.js';
import { addRecord, hasRecord, readNewestRecord, readRecords } from './deployment-records.js';
import { isMissing, readJson, writeJsonAtomically } from './json-file.js';
import { withLock } from './lock-file.js';
import { readRelease } from './read-release.js';
import { ReleaseError } from './release-error.js';
import { requireFreePaths, requirePages } from './site-pages.js';
import { currentReleasesPath, deploymentsFolder } from './store-paths.js';

/*
 * A deployment is first a record and then the pointer, `current.json`. The record is the truth: a writer that dies between the
 * two has deployed, and every reader sees it. The pointer is a copy, for following one file and for stores from before there
 * were records. Only where it is newer than every record does it count, because such a version of Hearthway moved it.
 */

export interface DeployOptions extends Pick<
  Deployment,
  'slice' | 'version' | 'kind' | 'percent' | 'author' | 'reason'
> {
  readonly store: string;
  /** Who signs the record. Gateways that trust nobody else ignore a record without a signature. */
  readonly signer?: Signer;
  /** If given, it must be the current one. */
  readonly expectedRevision?: number;
}

export interface Deployed {
  readonly current: CurrentReleases;
  /** Missing if the version was already live, so that nothing was deployed. */
  readonly deployment?: Deployment;
}

/** The deployments of a store, and what was live before the first of them. */
export interface History {
  readonly before: CurrentReleases;
  /** Oldest first. */
  readonly deployments: readonly Deployment[];
}

/** Which version of each slice is live, and which are canaries; revision 0 and none before the first release. @throws ReleaseError `release.unreadable` */
export async function readCurrent(store: string): Promise<CurrentReleases> {
  const pointer = (await readJson(currentReleasesPath(store), currentReleases)) ?? { revision: 0, slices: {} };
  const newest = await readNewestRecord(store);
  return newest && newest.revision >= pointer.revision ? currentAfter(newest) : pointer;
}

/** The deployments since a revision, oldest first. @throws ReleaseError `release.unreadable` */
export function readDeploymentsAfter(store: string, revision: number): Promise<Deployment[]> {
  return readRecords(store, revision);
}

/** @throws ReleaseError `release.unreadable` */
export async function readHistory(store: string): Promise<History> {
  const deployments = await readRecords(store);
  const [first] = deployments;
  if (!first) return { before: await readCurrent(store), deployments };
  const slices = { ...first.live };
  if (first.replaced) slices[first.slice] = first.replaced;
  else Reflect.deleteProperty(slices, first.slice);
  return { before: { revision: first.revision - 1, slices }, deployments };
}

/**
 * Makes a published version of a slice live, for everybody or as a canary, and records it. Everything but a canary ends the one
 * that the slice has. Writers take turns, so that no concurrent change is lost, and no two slices get the same path.
 * @throws ReleaseError `release.not-found`, `release.conflict` (another writer was first), `release.locked`,
 *   `release.path-taken`, `release.no-pages`, `release.no-canary`, `release.not-allowed`
 */
export async function deploy({ store, expectedRevision, signer, ...change }: DeployOptions): Promise<Deployed> {
  const { slice, version } = change;
  if (signer) requireAllowed(signer, slice);
  await mkdir(deploymentsFolder(store), { recursive: true });
  return withLock(`${currentReleasesPath(store)}.lock`, async (assertHeld) => {
    const release = await readRelease(store, slice, version);
    const current = await readCurrent(store);
    if (expectedRevision !== undefined && current.revision !== expectedRevision) {
      throw new ReleaseError(
        'release.conflict',
        `Expected revision ${expectedRevision} of the live releases and found ${current.revision}`,
      );
    }
    const canary = ownValue(current.canaries ?? {}, slice);
    const stable = ownValue(current.slices, slice);
    if (isDone(change, stable, canary) && !(signer && (await isUnsigned(store, slice)))) return { current };
    if (change.kind === 'canary') requireStable(change, stable);
    const others = await othersLive(store, slice, current);
    requirePages([release, ...others]);
    requireFreePaths(release, others);
    const next = after(current, change);
    // A rollback that ends a canary takes away the canary’s version, and leaves the stable one.
    const replaced = canary && change.kind === 'rollback' && version === stable ? canary.version : stable;
    const record: Deployment = {
      revision: next.revision,
      at: new Date().toISOString(),
      ...change,
      ...(replaced && replaced !== version && change.kind !== 'canary' && { replaced }),
      live: next.slices,
      ...(next.canaries && { canaries: next.canaries }),
    };
    const deployment = signer ? signDeployment(signer, record, release) : record;
    if (signer) await requireSameRelease(store, deployment);
    await assertHeld();
    await addRecord(store, deployment);
    await writeJsonAtomically(currentReleasesPath(store), next);
    return { current: next, deployment };
  });
}

/** The live releases of the other slices, without their canaries. */
export function othersLive(store: string, slice: string, { slices }: CurrentReleases): Promise<Release[]> {
  const others = Object.entries(slices).filter(([other]) => other !== slice);
  return Promise.all(others.map(([other, version]) => readRelease(store, other, version)));
}

type Change = Pick<Deployment, 'slice' | 'version' | 'kind' | 'percent'>;

/** What is live after a change. */
function after({ revision, slices, canaries = {} }: CurrentReleases, change: Change): CurrentReleases {
  const { slice, version, kind, percent } = change;
  const others = Object.fromEntries(Object.entries(canaries).filter(([name]) => name !== slice));
  const next = kind === 'canary' && percent !== undefined ? { ...others, [slice]: { version, percent } } : others;
  return {
    revision: revision + 1,
    slices: kind === 'canary' ? slices : { ...slices, [slice]: version },
    ...(Object.keys(next).length > 0 && { canaries: next }),
  };
}

function isDone({ version, kind, percent }: Change, stable: string | undefined, canary: Canary | undefined): boolean {
  if (kind === 'canary') return canary?.version === version && canary.percent === percent;
  return stable === version && canary === undefined;
}

/** @throws ReleaseError `release.no-canary` */
function requireStable({ slice, version, percent }: Change, stable: string | undefined): void {
  if (percent === undefined) throw new ReleaseError('release.no-canary', 'A canary needs a percentage.');
  if (stable === undefined) {
    throw new ReleaseError('release.no-canary', `No version of ${slice} is live for the others. Release it first.`);
  }
  if (stable === version)
    throw new ReleaseError('release.no-canary', `${slice} ${version} is live for everybody already.`);
  if (slice === shellSlice) {
    throw new ReleaseError('release.no-canary', 'The shell has no canary: it is what loads the others.');
  }
}

/**
 * A release that was signed once must still be the same, so that nobody gets a changed one signed by having it rolled back to.
 * @throws ReleaseError `release.damaged`
 */
async function requireSameRelease(store: string, { slice, version, digest }: Deployment): Promise<void> {
  const earlier = (await readRecords(store)).find(
    (one) => one.slice === slice && one.version === version && one.digest,
  );
  if (!earlier || earlier.digest === digest) return;
  throw new ReleaseError(
    'release.damaged',
    `The description of ${slice} ${version} has changed since it was live first`,
  );
}

/** Whether the live version of a slice was recorded before there were signatures. */
async function isUnsigned(store: string, slice: string): Promise<boolean> {
  return (await readRecords(store)).findLast((record) => record.slice === slice)?.signature === undefined;
}

const currentAfter = ({ revision, live, canaries }: Deployment): CurrentReleases => ({
  revision,
  slices: live,
  ...(canaries && { canaries }),
});

/** Changes with every change of the pointer: each writes a new file, so its inode changes even within one tick of the clock. */
export async function pointerMark(store: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(currentReleasesPath(store));
    return `${ino}:${mtimeMs}:${size}`;
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/** Whether there is a later deployment. The pointer may not say so yet. */
export function isOutdated(store: string, revision: number): Promise<boolean> {
  return hasRecord(store, revision + 1);
}
