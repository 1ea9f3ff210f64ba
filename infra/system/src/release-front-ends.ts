import { deploy, readCurrent, readHistory, ReleaseError, rollbackFrom, type Signer } from '@hearthway/releases';
import { localAuthor, publishRelease } from '@hearthway/releases/publish';
import { join } from 'node:path';
import type { Report } from './build/build.js';
import { repositoryRoot } from './paths.js';

/**
 * Publishes built front ends and makes them live. One that was rolled back stays so until its build is another, or somebody
 * releases it: a restart must not undo what was decided.
 */
export async function releaseFrontEnds(options: {
  store: string;
  slices: readonly string[];
  report: Report;
  signer?: Signer;
  buildOf?: (slice: string) => string;
}): Promise<void> {
  const { store, slices, report, signer, buildOf = (slice) => join(repositoryRoot, slice, 'dist') } = options;
  const author = await localAuthor();
  const waiting = [...slices];
  let refused = 0;
  for (let slice = waiting.shift(); slice !== undefined; slice = waiting.shift()) {
    try {
      await releaseFrontEnd(slice);
      refused = 0;
    } catch (error) {
      // A page that moves to another slice is free once its old owner is released, and a shell may need newer slices.
      const dependsOnOthers = ['release.path-taken', 'release.no-pages'];
      const waits = error instanceof ReleaseError && dependsOnOthers.includes(error.code);
      if (!waits || refused >= waiting.length) throw error;
      refused += 1;
      waiting.push(slice);
    }
  }

  async function releaseFrontEnd(slice: string): Promise<void> {
    const { version } = await publishRelease({ store, slice, build: buildOf(slice), author });
    const change = { store, slice, author, ...(signer && { signer }) };
    const rollback = rollbackFrom(await readHistory(store), slice, version);
    const live = rollback?.live[slice];
    if (live !== undefined) {
      report(`${slice} stays at ${live}, because its build, ${version}, was rolled back.`);
      report(`  To make it live again: npm run release -- release ${slice} ${version}`);
      // Signs it, if that was before there were signatures.
      await deploy({ ...change, version: live, kind: 'rollback' });
      return;
    }
    const { slices, canaries } = await readCurrent(store);
    const isTried = canaries?.[slice] !== undefined && [slices[slice], canaries[slice].version].includes(version);
    if (isTried) {
      report(`${slice} keeps its canary. To end it: npm run release -- promote ${slice}, or rollback ${slice}`);
      return;
    }
    const { deployment } = await deploy({ ...change, version, kind: 'release' });
    if (deployment) report(`${slice} released`);
  }
}
