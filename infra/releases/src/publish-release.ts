import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { release as releaseForm, type Release } from '@hearthway/contracts/releases';
import { readBuild, versionOf, type BuildFile } from './build-files.js';
import { checkBuildFiles } from './check-build.js';
import { compress, compressedPath, compressionsOf, isCompressed, type Compression } from './compression.js';
import { hasCode, isMissing, writeJsonAtomically } from './json-file.js';
import { othersLive, readCurrent } from './deployments.js';
import { findRelease, readRelease } from './read-release.js';
import { requireFreePaths } from './site-pages.js';
import { deploymentsFolder, releaseFileName, releaseFolder, sliceFolder } from './store-paths.js';

export interface PublishOptions extends Pick<Release, 'slice' | 'author' | 'commit'> {
  readonly store: string;
  /** The folder of the build. */
  readonly build: string;
}

/**
 * Stores a build as an immutable release, with compressed forms next to its files. Publishing the same build again returns
 * the same release and writes nothing. A release is complete or does not exist.
 * @throws ReleaseError `release.build-unusable`, or `release.path-taken` if another live slice owns one of its pages
 */
export async function publishRelease({ store, slice, build, author, commit }: PublishOptions): Promise<Release> {
  const files = await readBuild(build);
  const version = versionOf(files);
  const published = await findRelease(store, slice, version);
  if (published) return published;

  const release = releaseForm.parse({
    slice,
    version,
    publishedAt: new Date().toISOString(),
    ...(author && { author }),
    ...(commit && { commit }),
    ...(await checkBuildFiles(slice, files)),
    files: files.map(({ path, contents, integrity }) => ({ path, bytes: contents.length, integrity })),
  });
  requireFreePaths(release, await othersLive(store, slice, await readCurrent(store)));
  const temporary = join(sliceFolder(store, slice), `.publishing-${randomUUID()}`);
  // A store can be told from any other folder from its first release on.
  await mkdir(deploymentsFolder(store), { recursive: true });
  try {
    await writeFiles(temporary, files, await compressedBefore(store, slice));
    await writeJsonAtomically(join(temporary, releaseFileName), release);
    await rename(temporary, releaseFolder(store, slice, version));
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another process published the same build meanwhile: use its release.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return readRelease(store, slice, version);
    throw error;
  }
  return release;
}

async function writeFiles(folder: string, files: readonly BuildFile[], earlier: ReadonlyMap<string, string>) {
  await Promise.all(
    files.map(async ({ path, contents, integrity }) => {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, contents);
      if (!isCompressed({ path, bytes: contents.length })) return;
      const known = earlier.get(integrity);
      for (const compression of compressionsOf) {
        if (known && (await copyCompressed(known, target, compression))) continue;
        await writeFile(compressedPath(target, compression), await compress(contents, compression));
      }
    }),
  );
}

async function copyCompressed(known: string, target: string, compression: Compression): Promise<boolean> {
  try {
    await copyFile(compressedPath(known, compression), compressedPath(target, compression));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Files of earlier releases by integrity. Most contents stay the same, and compressing is the slow part. */
async function compressedBefore(store: string, slice: string): Promise<Map<string, string>> {
  const folder = sliceFolder(store, slice);
  await mkdir(folder, { recursive: true });
  const known = new Map<string, string>();
  for (const version of await readdir(folder)) {
    if (version.startsWith('.')) continue;
    const release = await findRelease(store, slice, version);
    for (const { path, integrity } of release?.files ?? []) {
      known.set(integrity, join(releaseFolder(store, slice, version), path));
    }
  }
  return known;
}
