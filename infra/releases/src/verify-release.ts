import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@hearthway/contracts/releases';
import { integrityOf, versionOf, type BuildFile } from './build-files.js';
import { checkBuildFiles } from './check-build.js';
import { compressedPath, compressionsOf, decompress, isCompressed } from './compression.js';
import { isMissing } from './json-file.js';
import { readRelease } from './read-release.js';
import { ReleaseError } from './release-error.js';
import { releaseFolder } from './store-paths.js';

/**
 * Reads a stored release as the gateway would send it, and checks that every byte is what was published.
 * @throws ReleaseError `release.damaged`, `release.not-found`
 */
export async function verifyRelease(store: string, slice: string, version: string): Promise<Release> {
  return (await readIntact(store, slice, version)).release;
}

/**
 * The checks before a release may go live: it is intact, and passes what a build must pass today. An older release may have
 * been published when less was asked.
 * @throws ReleaseError `release.damaged`, `release.not-found`, `release.build-unusable`
 */
export async function checkRelease(store: string, slice: string, version: string): Promise<Release> {
  const { release, files } = await readIntact(store, slice, version);
  await checkBuildFiles(slice, files);
  return release;
}

async function readIntact(store: string, slice: string, version: string) {
  const release = await readRelease(store, slice, version);
  const folder = releaseFolder(store, slice, version);
  const files = await Promise.all(release.files.map((file) => readStored(folder, file)));
  if (release.slice !== slice || versionOf(files) !== version) {
    throw new ReleaseError('release.damaged', `${folder} does not contain release ${version} of ${slice}`);
  }
  return { release, files };
}

async function readStored(folder: string, file: Release['files'][number]): Promise<BuildFile> {
  const { path, integrity } = file;
  const target = join(folder, path);
  try {
    const contents = await readFile(target);
    const forms = isCompressed(file)
      ? compressionsOf.map(async (one) => decompress(await readFile(compressedPath(target, one)), one))
      : [];
    if ([contents, ...(await Promise.all(forms))].some((form) => integrityOf(form) !== integrity)) {
      throw new Error('its contents have changed');
    }
    return { path, contents, integrity };
  } catch (error) {
    const reason = isMissing(error) ? 'it or a compressed form is missing' : (error as Error).message;
    throw new ReleaseError('release.damaged', `${target} is damaged: ${reason}`, { cause: error });
  }
}
