import type { FirstYearItem, PurchaseContract } from '@hearthway/contracts/journey';
import type { ClosingRecord } from '../closing-store.js';
import type { LoanPapers } from '../loan-papers.js';

/** What to look after in the first year; before the keys, as if the buyer got them on closing day. Earliest first. */
export function firstYear(_contract: PurchaseContract, _closing: ClosingRecord, _loan: LoanPapers): FirstYearItem[] {
  return [];
}
