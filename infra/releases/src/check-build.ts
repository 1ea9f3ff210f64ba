import { shellSlice } from '@hearthway/contracts/releases';
import { readBuild, type BuildFile } from './build-files.js';
import { pathFaults } from './check-pages.js';
import { chunkFiles } from './chunk-map.js';
import { filesNamedBy, readEntry, type EntryOfBuild } from './entry-files.js';
import { globalStyles } from './global-styles.js';
import { ReleaseError } from './release-error.js';

const mostListed = 10;

/** Checks a folder before it is published. @throws ReleaseError `release.build-unusable`, which names every fault */
export async function checkBuild(slice: string, build: string): Promise<void> {
  await checkBuildFiles(slice, await readBuild(build));
}

/** What every build must pass before it becomes a release. @throws ReleaseError `release.build-unusable`, which names every fault */
export async function checkBuildFiles(slice: string, files: readonly BuildFile[]): Promise<EntryOfBuild> {
  const build = readEntry(files);
  const faults = [
    ...pathFaults(build.pages ?? [], build.prerendered ?? []),
    ...missingFiles(build, files),
    ...(slice === shellSlice ? [] : await globalStyles(slice, files)),
  ];
  if (faults.length === 0) return build;
  const more = faults.length > mostListed ? [`and ${faults.length - mostListed} more`] : [];
  const list = [...faults.slice(0, mostListed), ...more].map((fault) => `\n  ${fault}`).join('');
  throw new ReleaseError('release.build-unusable', `This build of ${slice} cannot be released:${list}`);
}

/** Files that the browser would ask for at some time, and not get. */
function missingFiles(build: EntryOfBuild, files: readonly BuildFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const missing = (namedBy: string, names: readonly string[]) =>
    [...new Set(names)]
      .filter((name) => !paths.has(name))
      .map((name) => `${name}: missing, though ${namedBy} needs it`);
  const scripts = files.filter(({ path }) => build.entry.scripts.includes(path));
  return [
    ...filesNamedBy(files, build).flatMap(({ namedBy, names }) => missing(namedBy, names)),
    ...scripts.flatMap(({ path, contents }) => {
      try {
        return missing(path, chunkFiles(contents.toString('utf8')));
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        return [`${path}: is not a valid script (${error.message})`];
      }
    }),
  ];
}
