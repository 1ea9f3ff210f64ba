import { deploy, readCurrent, ReleaseError } from '@hearthway/releases';
import { judgeRelease, localAuthor, requirePassed } from '@hearthway/releases/publish';
import { ownValue } from '@hearthway/contracts/own-value';
import type { Context, Outcome } from '../surroundings.js';
import { outcomeOf } from './release.js';

export interface PromoteOptions {
  readonly slice: string;
  readonly author?: string;
  readonly reason?: string;
}

/** Makes a canary live for everybody. */
export async function promote({ store, signerFor, progress }: Context, options: PromoteOptions): Promise<Outcome> {
  const { slice, author = await localAuthor() } = options;
  const signer = await signerFor(slice);
  const { canaries = {} } = await readCurrent(store);
  const canary = ownValue(canaries, slice);
  if (!canary) throw new ReleaseError('release.no-canary', `${slice} has no canary to promote.`);
  const { version, percent } = canary;
  progress(`checking ${slice} ${version} …`);
  requirePassed(`${slice} ${version}`, await judgeRelease(store, slice, version));
  const reason = options.reason ?? `Promoted from a canary of ${percent} percent`;
  // If somebody ended the canary meanwhile, for example because it was bad, the revision is another.
  const { revision, canaries: still = {} } = await readCurrent(store);
  if (ownValue(still, slice)?.version !== version) {
    throw new ReleaseError('release.conflict', `The canary of ${slice} was ended meanwhile. Look at its history.`);
  }
  const change = {
    store,
    signer,
    slice,
    version,
    kind: 'release',
    author,
    reason,
    expectedRevision: revision,
  } as const;
  return outcomeOf(slice, version, await deploy(change));
}
