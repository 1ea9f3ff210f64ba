import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readRelease, releaseFolder, ReleaseError } from '@hearthway/releases';
import { inlineScriptSources } from './inline-scripts.js';

export interface ReleasedFiles {
  /** The folder of the release that lists this file for browsers, if there is one. */
  folderOf(slice: string, version: string, path: string): Promise<string | undefined>;
  /** The inline scripts of a frame in that folder, as sources for its content security policy. */
  inlineScriptsOf(folder: string, frame: string): Promise<readonly string[]>;
}

/** Whether a file of a release is what its slice shows in a sandboxed frame. */
export const isFrame = (path: string): boolean => /^frames\/[a-z-]+\.html$/.test(path);

const sliceForm = /^[a-z]+(-[a-z]+)*$/;
const versionForm = /^[0-9a-f]{20}$/;

/**
 * Files of any release in the store, live or not, so that a page opened yesterday still finds its files. Only files listed
 * in `release.json` are served: a path is looked up, never joined from client input.
 */
export function createReleasedFiles(store: string): ReleasedFiles {
  const filesByRelease = new Map<string, Promise<ReadonlySet<string> | undefined>>();
  const scriptsByFrame = new Map<string, Promise<readonly string[]>>();
  const filesOf = (slice: string, version: string) =>
    readOnce(filesByRelease, `${slice}/${version}`, () => readFiles(store, slice, version));

  return {
    async folderOf(slice, version, path) {
      if (!sliceForm.test(slice) || !versionForm.test(version)) return undefined;
      const isListed = (await filesOf(slice, version))?.has(path);
      return isListed ? releaseFolder(store, slice, version) : undefined;
    },
    inlineScriptsOf(folder, frame) {
      const path = join(folder, frame);
      return readOnce(scriptsByFrame, path, async () => inlineScriptSources(await readFile(path, 'utf8')));
    },
  };
}

/** Releases never change, so that everything in them is read once. What is missing or fails is read again. */
function readOnce<Read>(known: Map<string, Promise<Read>>, key: string, read: () => Promise<Read>): Promise<Read> {
  const before = known.get(key);
  if (before) return before;
  const reading = read();
  known.set(key, reading);
  const forget = () => known.delete(key);
  reading.then((found) => found ?? forget(), forget);
  return reading;
}

async function readFiles(store: string, slice: string, version: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const { files } = await readRelease(store, slice, version);
    // The other HTML of a release is what the gateway makes its pages from, and not for browsers.
    return new Set(files.map(({ path }) => path).filter((path) => extname(path) !== '.html' || isFrame(path)));
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'release.not-found') return undefined;
    throw error;
  }
}
