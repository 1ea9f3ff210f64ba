import { deploy, type Deployed } from '@hearthway/releases';
import { judgeRelease, localAuthor, requirePassed } from '@hearthway/releases/publish';
import type { Context, Outcome } from '../surroundings.js';
import { publishBuild, type PublishOptions } from './publish.js';

export interface ReleaseOptions extends Omit<PublishOptions, 'folder'> {
  readonly version?: string | undefined;
  readonly reason?: string;
  /** Only for this many of a hundred browsers. */
  readonly canary?: number;
}

/** Makes a release live, after publishing the build if no version is named. */
export async function release(context: Context, options: ReleaseOptions): Promise<Outcome> {
  const { slice, reason, build, canary: percent } = options;
  const signer = await context.signerFor(slice);
  if (build && options.version) throw new Error('--build makes a new version, so leave out the version.');
  const author = options.author ?? (await localAuthor());
  const version = options.version ?? (await publishBuild(context, { ...options, author })).release.version;
  context.progress(`checking ${slice} ${version} …`);
  requirePassed(`${slice} ${version}`, await judgeRelease(context.store, slice, version));
  const deployed = await deploy({
    store: context.store,
    signer,
    slice,
    version,
    ...(percent === undefined ? { kind: 'release' } : { kind: 'canary', percent }),
    author,
    ...(reason && { reason }),
  });
  return outcomeOf(slice, version, deployed);
}

/** What a change of the live version did. */
export function outcomeOf(slice: string, version: string, { current, deployment }: Deployed): Outcome {
  const { revision } = current;
  const replaced = deployment?.replaced ? ` It replaced ${deployment.replaced}.` : '';
  const { percent } = deployment ?? {};
  const live = percent === undefined ? 'live' : `live for ${percent} percent of browsers`;
  return {
    lines: [
      deployment
        ? `${slice} ${version} is ${live} (revision ${revision}).${replaced}`
        : `${slice} ${version} is live already. Nothing was changed.`,
    ],
    data: { slice, version, revision, changed: deployment !== undefined, deployment },
  };
}
