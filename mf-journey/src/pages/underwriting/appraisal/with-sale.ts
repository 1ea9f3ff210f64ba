import type { AppraisalComparable } from '@hearthway/contracts/journey';
import { ChangedElsewhere } from '../../../features/contract-entry/index.js';

type Sales = readonly AppraisalComparable[];

/** The same sale, also if the buyer has reworded it. */
export const isLike =
  (one: AppraisalComparable) =>
  (other: AppraisalComparable): boolean =>
    one.address === other.address && one.soldOn === other.soldOn;

const isSame =
  (one: AppraisalComparable) =>
  (other: AppraisalComparable): boolean =>
    JSON.stringify(one) === JSON.stringify(other);

export function withoutSale(all: Sales, sale: AppraisalComparable): AppraisalComparable[] {
  const isIt = isSame(sale);
  return all.filter((one) => !isIt(one));
}

/**
 * In its place, if it replaces another; otherwise at the end, once, also if it is sent again after a lost reply.
 * @throws ChangedElsewhere if the replaced one is another by now
 */
export function withSale(
  all: Sales,
  replaced: AppraisalComparable | undefined,
  sale: AppraisalComparable,
): AppraisalComparable[] {
  if (!replaced) return [...withoutSale(all, sale), sale];
  const place = all.findIndex(isSame(replaced));
  if (place === -1) throw new ChangedElsewhere(all.find(isLike(replaced)));
  return all.toSpliced(place, 1, sale);
}
