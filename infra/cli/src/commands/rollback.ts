import { ownValue } from '@hearthway/contracts/own-value';
import { deploy, readCurrent, readHistory, ReleaseError, versionToReturnTo, wasLive } from '@hearthway/releases';
import { localAuthor, verifyRelease } from '@hearthway/releases/publish';
import type { Context, Outcome } from '../surroundings.js';
import { outcomeOf } from './release.js';

export interface RollbackOptions {
  readonly slice: string;
  readonly to?: string;
  readonly author?: string;
  readonly reason?: string;
}

/**
 * Ends the canary, or makes an earlier version live. It must be intact, but today’s build checks don’t apply:
 * it worked before and is needed now.
 */
export async function rollback({ store, signerFor, progress }: Context, options: RollbackOptions): Promise<Outcome> {
  const { slice, to, reason } = options;
  const author = options.author ?? (await localAuthor());
  const signer = await signerFor(slice);
  const live = await liveVersion(store, slice);
  const isTried = ownValue((await readCurrent(store)).canaries ?? {}, slice) !== undefined;
  // With a canary, the version before it is the one that is live for the others.
  const version = to ?? (isTried ? live : await versionBefore(store, slice, live));
  if (!wasLive(await readHistory(store), slice, version)) {
    throw new ReleaseError(
      'release.never-live',
      `${slice} ${version} was never live, so there is nothing to roll back to. Release it instead.`,
    );
  }
  progress(`checking ${slice} ${version} …`);
  await verifyRelease(store, slice, version);
  for (;;) {
    const { revision, slices } = await readCurrent(store);
    if (ownValue(slices, slice) !== live) {
      throw new ReleaseError(
        'release.conflict',
        `Somebody else changed ${slice} at the same time. Look at its history.`,
      );
    }
    const change = { slice, version, kind: 'rollback', author, ...(reason && { reason }) } as const;
    try {
      return outcomeOf(slice, version, await deploy({ store, signer, ...change, expectedRevision: revision }));
    } catch (error) {
      // Other slices may be released meanwhile.
      if (!(error instanceof ReleaseError) || error.code !== 'release.conflict') throw error;
    }
  }
}

async function liveVersion(store: string, slice: string): Promise<string> {
  const live = ownValue((await readCurrent(store)).slices, slice);
  if (live === undefined) throw new ReleaseError('release.never-live', `No version of ${slice} is live.`);
  return live;
}

async function versionBefore(store: string, slice: string, live: string): Promise<string> {
  const version = versionToReturnTo(await readHistory(store), slice, live);
  if (version !== undefined) return version;
  throw new ReleaseError('release.never-live', `There is no version of ${slice} to return to from ${live}.`);
}
