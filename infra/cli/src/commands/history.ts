import { readHistory } from '@hearthway/releases';
import { moment, table } from '../printable.js';
import type { Context, Outcome } from '../surroundings.js';

/** Every change of what is live, newest first. */
export async function history({ store }: Context, slice?: string): Promise<Outcome> {
  const { before, deployments } = await readHistory(store);
  const isWanted = (name: string) => slice === undefined || name === slice;
  const changes = deployments.filter((deployment) => isWanted(deployment.slice)).toReversed();
  const found = Object.entries(before.slices).filter(([name]) => isWanted(name));
  const rows = [
    ...changes.map(({ revision, at, slice: name, version, kind, percent, author, reason = '' }) => [
      String(revision),
      moment(at),
      name,
      version,
      percent === undefined ? kind : `${kind} ${percent} %`,
      author,
      reason,
    ]),
    ...found.map(([name, version]) => [`<= ${before.revision}`, 'before records began', name, version]),
  ];
  return {
    lines:
      rows.length === 0
        ? ['Nothing was deployed yet.']
        : table([['REVISION', 'AT', 'SLICE', 'VERSION', 'KIND', 'BY', 'REASON'], ...rows]),
    data: { before: { revision: before.revision, slices: Object.fromEntries(found) }, deployments: changes },
  };
}
