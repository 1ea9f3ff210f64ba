import type { LiveSite } from '@hearthway/contracts/releases';
import type { ReleaseKey } from '../published/index.js';

/** What is live, or a canary, of others than this one. */
export function releasesBeside(
  { slices, services }: Pick<LiveSite, 'slices' | 'services'>,
  slice: string,
): ReleaseKey[] {
  return [...slices, ...services]
    .filter((other) => other.slice !== slice)
    .flatMap(({ slice: name, version, canary }) =>
      [version, canary?.version].flatMap((one) => (one === undefined ? [] : [{ slice: name, version: one }])),
    );
}
