import {
  firstYearKeys,
  type FirstYearItem,
  type FirstYearKey,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../../calendar-events/index.js';
import { momentOf } from '../../deadlines/index.js';
import type { ClosingRecord } from '../closing-store.js';
import type { LoanPapers } from '../loan-papers.js';
import { firstYear } from './first-year.js';

export interface ClosingNow {
  readonly userId: string;
  readonly contract: Pick<PurchaseContract, 'id' | 'terms'>;
  readonly loan: LoanPapers;
  readonly closing: ClosingRecord;
}

/**
 * Keeps the first year in the calendar, from the keys on: after each change of what it rests on. Each item is a source of its own,
 * so that its event stays the same one.
 */
export async function keepFirstYear(
  { keepEvents }: { readonly keepEvents: KeepEvents },
  { userId, contract, loan, closing }: ClosingNow,
  transaction: Transaction,
): Promise<void> {
  const entries = entriesOf(contract, closing, loan);
  for (const key of firstYearKeys) {
    const source = `home:${contract.id}:${key}`;
    // The buyer can't move or delete these, so that all follow from what is known now.
    await keepEvents({ userId, source, before: undefined, after: entries.get(key) ?? [] }, transaction);
  }
}

type Entries = ReturnType<typeof entryOf>[];

/** Nothing before the keys. What concerns some owners only is on the page, not in the calendar. */
function entriesOf(
  contract: Pick<PurchaseContract, 'terms'>,
  closing: ClosingRecord,
  loan: LoanPapers,
): ReadonlyMap<FirstYearKey, Entries> {
  if (closing.keysOn === null) return new Map();
  const items = firstYear(contract, closing, loan).filter(({ forSome }) => !forSome);
  return new Map(items.map((item) => [item.key, [entryOf(item, contract.terms)]]));
}

/** Offices answer until the end of their day. */
const entryOf = (
  { title, on, done }: Pick<FirstYearItem, 'title' | 'on' | 'done'>,
  { address, timeZone }: Pick<PurchaseTerms, 'address' | 'timeZone'>,
) => ({ title, address, startsAt: momentOf(on, '17:00', timeZone).at, timeZone, done });
