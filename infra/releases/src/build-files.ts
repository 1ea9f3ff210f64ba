import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ReleaseError } from './release-error.js';

export interface BuildFile {
  /** Relative to the build folder, with forward slashes. */
  readonly path: string;
  readonly contents: Buffer;
  /** Subresource integrity: `sha384-…`. */
  readonly integrity: string;
}

/** Every file of a build, sorted by path. @throws ReleaseError if there are none, or one is not a regular file */
export async function readBuild(build: string): Promise<BuildFile[]> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new ReleaseError('release.build-unusable', `There is no build in ${build}`, { cause: error });
  });
  const files: BuildFile[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const absolute = join(entry.parentPath, entry.name);
    const path = relative(build, absolute).split(sep).join('/');
    if (!entry.isFile()) throw new ReleaseError('release.build-unusable', `${path} is not a plain file`);
    const contents = await readFile(absolute);
    files.push({ path, contents, integrity: integrityOf(contents) });
  }
  if (files.length === 0) throw new ReleaseError('release.build-unusable', `The build in ${build} is empty`);
  return files.sort((left, right) => (left.path < right.path ? -1 : 1));
}

export function integrityOf(contents: Buffer): string {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}

/** The version of a release: a digest of its paths and contents, so that equal builds are the same release. */
export function versionOf(files: readonly BuildFile[]): string {
  const hash = createHash('sha256');
  for (const { path, contents } of files) {
    // With lengths, so that two different lists of files never concatenate to the same bytes.
    hash.update(`${Buffer.byteLength(path)}:${path}:${contents.length}:`).update(contents);
  }
  return hash.digest('hex').slice(0, 20);
}
