import type { FirstYearItem, PurchaseContract } from '@hearthway/contracts/journey';
import type { ClosingRecord } from '../closing-store.js';
import type { LoanPapers } from '../loan-papers.js';
import { compareFees } from '../papers/index.js';
import { firstYearItems } from './first-year-items.js';

/** What to look after in the first year; before the keys, as if the buyer got them on closing day. Earliest first. */
export function firstYear(
  { terms }: Pick<PurchaseContract, 'terms'>,
  { signedOn, keysOn, ...entry }: ClosingRecord,
  { estimates, appraisedCents }: LoanPapers,
): FirstYearItem[] {
  const { disclosure, heldToFirst } = entry;
  const comparison = disclosure && compareFees(disclosure, { estimates, heldToFirst, signedOn });
  const day = signedOn ?? terms.closingOn;
  const owedCents = comparison?.owedCents ?? 0;
  const { possessionOn } = terms;
  // Nobody gets the keys before a closing that was put off.
  const expectedOn = possessionOn !== null && possessionOn > day ? possessionOn : day;
  return firstYearItems({
    ...{ terms, entry, owedCents, appraisedCents },
    signedOn: day,
    keysOn: keysOn ?? expectedOn,
  });
}
