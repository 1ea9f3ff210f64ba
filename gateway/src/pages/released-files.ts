import { extname } from 'node:path';
import { releaseVersion, sliceName } from '@hearthway/contracts/releases';
import { digestsText } from './digests.js';
import { readRelease, releaseFolder, ReleaseError } from '@hearthway/releases';

export interface ReleasedFiles {
  /** The folder of the release that lists this file for browsers, if there is one. */
  folderOf(slice: string, version: string, path: string): Promise<string | undefined>;
  /** The digests of a release's scripts and styles, as JSON, if there is such a release. */
  digestsOf(slice: string, version: string): Promise<string | undefined>;
}

interface KnownRelease {
  readonly files: ReadonlySet<string>;
  readonly digests: string;
}

/**
 * Files of any release in the store, live or not, so that a page opened yesterday still finds its files. Only files listed
 * in `release.json` are served: a path is looked up, never joined from client input.
 */
export function createReleasedFiles(store: string): ReleasedFiles {
  const known = new Map<string, Promise<KnownRelease | undefined>>();

  /** Releases never change, so each is read once. */
  function releaseOf(slice: string, version: string): Promise<KnownRelease | undefined> {
    if (!sliceName.safeParse(slice).success || !releaseVersion.safeParse(version).success) return notThere;
    const key = `${slice}/${version}`;
    const before = known.get(key);
    if (before) return before;
    const reading = readKnown(store, slice, version);
    known.set(key, reading);
    const forget = () => known.delete(key);
    reading.then((release) => release ?? forget(), forget);
    return reading;
  }

  return {
    async folderOf(slice, version, path) {
      const isListed = (await releaseOf(slice, version))?.files.has(path);
      return isListed ? releaseFolder(store, slice, version) : undefined;
    },
    digestsOf: async (slice, version) => (await releaseOf(slice, version))?.digests,
  };
}

const notThere = Promise.resolve(undefined);

async function readKnown(store: string, slice: string, version: string): Promise<KnownRelease | undefined> {
  try {
    const release = await readRelease(store, slice, version);
    // The gateway builds pages from this HTML; browsers never get it directly.
    const served = release.files.map(({ path }) => path).filter((path) => extname(path) !== '.html');
    return { files: new Set(served), digests: digestsText(release) };
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'release.not-found') return undefined;
    throw error;
  }
}
