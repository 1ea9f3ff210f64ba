import type { CurrentReleases, Deployment } from '@hearthway/contracts/releases';
import { releaseVersion, sliceName } from '@hearthway/contracts/releases';
import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCurrent, readHistory, type History } from './deployments.js';
import { isMissing } from './json-file.js';
import { withLock } from './lock-file.js';
import { currentReleasesPath, sliceFolder } from './store-paths.js';

export interface CollectOptions {
  readonly store: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Only say what would be deleted. */
  readonly dryRun?: boolean;
}

export interface CollectedRelease {
  readonly slice: string;
  readonly version: string;
}

/** A tab may have been open this long and still ask for files of the version that was live then. */
const openTabMilliseconds = 24 * 60 * 60 * 1000;
/** How far back rollbacks reach. */
const versionsToReturnTo = 10;

/**
 * Deletes the releases that nothing refers to. What is live stays, what was live in the last 24 hours, because open tabs may
 * request its files, what was published in that time, and the last ten versions of each slice that were live.
 * @returns what was deleted, sorted
 */
export async function collectReleases({ store, now, dryRun = false }: CollectOptions): Promise<CollectedRelease[]> {
  const since = now - openTabMilliseconds;
  // So that nobody makes a release live while it is being moved away.
  const moved = await withLock(`${currentReleasesPath(store)}.lock`, async (assertHeld) => {
    const kept = keptVersions(await readHistory(store), await readCurrent(store), since);
    const found: (CollectedRelease & { readonly folder: string })[] = [];
    for (const { slice, name, folder } of await storedFolders(store)) {
      const isRelease = releaseVersion.safeParse(name).success;
      if (isRelease && kept.get(slice)?.has(name)) continue;
      if ((await changedAt(folder)) >= since) continue;
      if (isRelease) found.push({ slice, version: name, folder });
      else if (!dryRun) await rm(folder, { recursive: true, force: true });
    }
    if (dryRun) return found;
    await assertHeld();
    return Promise.all(
      found.map(async ({ slice, version, folder }) => {
        const collected = join(sliceFolder(store, slice), `.collected-${randomUUID()}`);
        await rename(folder, collected);
        return { slice, version, folder: collected };
      }),
    );
  });
  if (!dryRun) for (const { folder } of moved) await rm(folder, { recursive: true, force: true });
  return moved.map(({ slice, version }) => ({ slice, version }));
}

function keptVersions({ before, deployments }: History, current: CurrentReleases, since: number) {
  const kept = new Map<string, Set<string>>();
  const keep = (slice: string, version: string) => kept.set(slice, (kept.get(slice) ?? new Set()).add(version));
  for (const { slice, at, replaced } of deployments) if (replaced && Date.parse(at) >= since) keep(slice, replaced);
  for (const [slice, { version }] of Object.entries(current.canaries ?? {})) keep(slice, version);
  for (const [slice, version] of Object.entries(current.slices)) {
    keep(slice, version);
    for (const one of lastLive(slice, before, deployments)) keep(slice, one);
  }
  return kept;
}

/** The last versions of a slice that were live, latest first. */
function lastLive(slice: string, before: CurrentReleases, deployments: readonly Deployment[]): string[] {
  const ofSlice = deployments.filter((one) => one.slice === slice).toReversed();
  const first = Object.entries(before.slices).flatMap(([name, version]) => (name === slice ? [version] : []));
  const versions = [
    ...ofSlice.flatMap(({ version, replaced }) => [version, ...(replaced ? [replaced] : [])]),
    ...first,
  ];
  return [...new Set(versions)].slice(0, versionsToReturnTo);
}

/** The folders of releases, and those that a crash left behind. */
async function storedFolders(store: string) {
  const slices = (await namesIn(store)).filter((name) => sliceName.safeParse(name).success);
  const folders = await Promise.all(
    slices.map(async (slice) => {
      const names = await namesIn(sliceFolder(store, slice));
      return names
        .filter((name) => releaseVersion.safeParse(name).success || /^\.(publishing|collected)-/.test(name))
        .map((name) => ({ slice, name, folder: join(sliceFolder(store, slice), name) }));
    }),
  );
  return folders.flat();
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function changedAt(folder: string): Promise<number> {
  return (await stat(folder)).mtimeMs;
}
