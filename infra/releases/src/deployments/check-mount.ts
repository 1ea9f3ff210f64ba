import type { DeploymentCheck, LiveSite } from '@hearthway/contracts/releases';
import type { SigningKey } from '@hearthway/service-kit';
import { exampleReplies, mountOf, type Mounts } from '../mounts/index.js';
import type { GatedRelease } from '../published/index.js';
import type { GatedReleases } from './gated-releases.js';
import { previewLink } from './preview-link.js';

export interface MountDependencies {
  readonly mounts: Mounts;
  readonly releases: GatedReleases;
  /** Origins by name. */
  readonly environments: ReadonlyMap<string, string>;
  readonly previewKey: SigningKey;
  readonly now: () => Date;
}

interface Wanted {
  readonly site: LiveSite;
  readonly candidate: GatedRelease;
  readonly others: readonly GatedRelease[];
  readonly isRequired: boolean;
}

/** Whether a front end's pages come up in a browser, in the site as it is. Without a browser or a site, nobody can tell. */
export async function checkMount(
  { mounts, releases, environments, previewKey, now }: MountDependencies,
  { site, candidate, others, isRequired }: Wanted,
): Promise<DeploymentCheck> {
  const { environment } = site;
  const { slice, version } = candidate;
  const live = new Map(site.slices.map((one) => [one.slice, one.version]));
  const { beside, pages } = mountOf(
    candidate,
    others.filter((one) => live.get(one.slice) === one.version),
  );
  const origin = environments.get(environment) ?? '';
  const replies = async () => {
    const around = await Promise.all((await releases.find([candidate, ...beside])).map((one) => releases.read(one)));
    // Where several know a reply, the candidate's own counts.
    const ownFirst = around.toSorted((one, other) => Number(other.slice === slice) - Number(one.slice === slice));
    return exampleReplies(
      ownFirst.flatMap(({ pacts, contracts }) =>
        [...pacts].map(([provider, pact]) => ({ pact, contract: contracts.get(provider) })),
      ),
    );
  };
  const { url: previewUrl } = previewLink(previewKey, { environment, origin, slice, version, now: now() });
  const mount = { environment, slice, version, beside, origin, previewUrl, pages, replies };
  const { problems, untried } = await mounts.outcomeOf(mount);
  const notTried = untried === undefined ? [] : [untried];
  return { name: 'mount', problems: [...problems, ...(isRequired ? notTried : [])], notes: isRequired ? [] : notTried };
}
