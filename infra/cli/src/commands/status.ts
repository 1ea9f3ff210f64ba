import { readCurrent, readHistory } from '@hearthway/releases';
import { moment, table } from '../printable.js';
import type { Context, Outcome } from '../surroundings.js';

/** What is live, since when, and by whom. */
export async function status({ store }: Context): Promise<Outcome> {
  const { revision, slices, canaries = {} } = await readCurrent(store);
  const { deployments } = await readHistory(store);
  const live = Object.entries(slices)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([slice, version]) => {
      const last = deployments.findLast((deployment) => deployment.slice === slice && deployment.kind !== 'canary');
      // It may have been made live before there was a history.
      const { at: since, author, kind, reason } = last?.version === version ? last : {};
      return { slice, version, since, author, kind, reason };
    });
  const rows = live.map(({ slice, version, since, author, kind, reason }) => [
    slice,
    version,
    since ? moment(since) : 'before records began',
    author ?? '',
    kind ?? '',
    reason ?? '',
  ]);
  const tried = Object.entries(canaries).map(([slice, { version, percent }]) => {
    const last = deployments.findLast((one) => one.slice === slice && one.kind === 'canary');
    return [slice, version, moment(last?.at ?? ''), last?.author ?? '', `canary ${percent} %`, last?.reason ?? ''];
  });
  return {
    lines:
      rows.length === 0
        ? [`Nothing is live in ${store}.`]
        : table([['SLICE', 'VERSION', 'SINCE', 'BY', 'KIND', 'REASON'], ...rows, ...tried]),
    data: { store, revision, slices: live, canaries },
  };
}
