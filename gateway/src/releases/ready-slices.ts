import { pathsOverlap } from '@hearthway/contracts/page-paths';
import type { LiveSlice, Release } from '@hearthway/contracts/releases';
import type { KeptReleases } from './kept-releases.js';

/** A slice that can be served. */
export interface ReadySlice {
  readonly live: LiveSlice;
  readonly release: Release;
  readonly canary: Release | undefined;
}

/** Slices that are made ready side by side. Those that can't be are missing in the end. */
export interface Readying {
  readonly ready: ReadonlyMap<string, ReadySlice>;
  readonly problems: readonly unknown[];
  /** Once nothing is under way any more. It never rejects. */
  readonly done: Promise<unknown>;
}

/** @param prepare what must succeed for each release before it is served */
export function makeReady(
  slices: readonly LiveSlice[],
  releases: Pick<KeptReleases, 'read'>,
  prepare: (release: Release) => Promise<void>,
): Readying {
  const ready = new Map<string, ReadySlice>();
  const problems: unknown[] = [];
  const prepared = async (slice: string, version: string): Promise<Release> => {
    const release = await releases.read(slice, version);
    await prepare(release);
    return release;
  };
  const making = slices.map(async (live) => {
    const { slice, version, canary } = live;
    try {
      const [release, candidate] = await Promise.all([
        prepared(slice, version),
        canary && prepared(slice, canary.version),
      ]);
      ready.set(slice, { live, release, canary: candidate });
    } catch (error) {
      problems.push(error);
    }
  });
  return { ready, problems, done: Promise.all(making) };
}

/** @throws Error if an address would be a page of two slices */
export function refuseSharedPaths(slices: readonly ReadySlice[]): void {
  const pages = slices.flatMap(({ live: { slice }, release, canary }) => {
    const paths = [...release.pages, ...(canary?.pages ?? [])].map(({ path }) => path);
    return [...new Set(paths)].map((path) => ({ slice, path }));
  });
  for (const [place, { slice, path }] of pages.entries()) {
    const other = pages.slice(place + 1).find((one) => one.slice !== slice && pathsOverlap(one.path, path));
    if (other) throw new Error(`${path} of ${slice} is also a page of ${other.slice}: ${other.path}`);
  }
}
