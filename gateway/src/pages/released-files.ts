import { extname } from 'node:path';
import { readRelease, releaseFolder, ReleaseError } from '@hearthway/releases';

export interface ReleasedFiles {
  /** The folder of the release that lists this file for browsers, if there is one. */
  folderOf(slice: string, version: string, path: string): Promise<string | undefined>;
}

const sliceForm = /^[a-z]+(-[a-z]+)*$/;
const versionForm = /^[0-9a-f]{20}$/;

/**
 * Files of any release in the store, live or not, so that a page opened yesterday still finds its files. Only files listed
 * in `release.json` are served: a path is looked up, never joined from client input.
 */
export function createReleasedFiles(store: string): ReleasedFiles {
  const known = new Map<string, Promise<ReadonlySet<string> | undefined>>();

  /** Releases never change, so each is read once. */
  function filesOf(slice: string, version: string): Promise<ReadonlySet<string> | undefined> {
    const key = `${slice}/${version}`;
    const before = known.get(key);
    if (before) return before;
    const reading = readFiles(store, slice, version);
    known.set(key, reading);
    const forget = () => known.delete(key);
    reading.then((files) => files ?? forget(), forget);
    return reading;
  }

  return {
    async folderOf(slice, version, path) {
      if (!sliceForm.test(slice) || !versionForm.test(version)) return undefined;
      const isListed = (await filesOf(slice, version))?.has(path);
      return isListed ? releaseFolder(store, slice, version) : undefined;
    },
  };
}

async function readFiles(store: string, slice: string, version: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const { files } = await readRelease(store, slice, version);
    // The HTML of a release is what the gateway makes its pages from, and not for browsers.
    return new Set(files.map(({ path }) => path).filter((path) => extname(path) !== '.html'));
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'release.not-found') return undefined;
    throw error;
  }
}
