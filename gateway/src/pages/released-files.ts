import { ownValue } from '@hearthway/contracts/own-value';
import { extname, join } from 'node:path';
import {
  compressedPath,
  compressionsOf,
  isCompressed,
  readRelease,
  releaseFolder,
  ReleaseError,
} from '@hearthway/releases';
import type { Compression } from '@hearthway/releases';
import { acceptsEncoding } from './negotiation.js';

export interface ReleasedFile {
  /** Path in the file system. */
  readonly path: string;
  readonly contentType: string;
  readonly encoding: Compression | undefined;
  /** Whether the answer depends on `accept-encoding`. */
  readonly varies: boolean;
}

export interface ReleasedFiles {
  /** Undefined when that release lists no such file for browsers. */
  find(slice: string, version: string, path: string, acceptEncoding: string): Promise<ReleasedFile | undefined>;
}

const sliceForm = /^[a-z]+(-[a-z]+)*$/;
const versionForm = /^[0-9a-f]{20}$/;

/** HTML is left out: the shell's template is not for browsers. */
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Files of any release in the store, live or not, so that a page opened yesterday still finds its files. Only files listed
 * in `release.json` are served: a path is looked up, never joined from client input.
 */
export function createReleasedFiles(store: string): ReleasedFiles {
  const known = new Map<string, Promise<ReadonlyMap<string, boolean> | undefined>>();

  /** Each path, and whether it has compressed forms. Releases never change, so each is read once. */
  function filesOf(slice: string, version: string): Promise<ReadonlyMap<string, boolean> | undefined> {
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
    async find(slice, version, path, acceptEncoding) {
      if (!sliceForm.test(slice) || !versionForm.test(version)) return undefined;
      const varies = (await filesOf(slice, version))?.get(path);
      const contentType = ownValue(contentTypes, extname(path));
      if (varies === undefined || !contentType) return undefined;
      const encoding = varies ? compressionsOf.find((one) => acceptsEncoding(acceptEncoding, one)) : undefined;
      const plain = join(releaseFolder(store, slice, version), path);
      return { path: encoding ? compressedPath(plain, encoding) : plain, contentType, encoding, varies };
    },
  };
}

async function readFiles(store: string, slice: string, version: string) {
  try {
    const { files } = await readRelease(store, slice, version);
    return new Map(files.map((file) => [file.path, isCompressed(file)]));
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'release.not-found') return undefined;
    throw error;
  }
}
