import {
  clearedOn,
  conditionTypes,
  paperKinds,
  type ConditionEntry,
  type PurchaseContract,
  type UnderwritingEntry,
} from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { KeepEvents, KeptEntry } from '../calendar-events/index.js';
import { momentOf } from '../deadlines/index.js';
import type { PolicyReader } from '../policy/index.js';
import { paperEnd } from './expiring-papers.js';

/** What a loan is in the calendar for. */
export interface LoanFile {
  readonly entry: UnderwritingEntry;
  readonly conditions: readonly ConditionEntry[];
}

interface KeptFile {
  readonly userId: string;
  readonly contract: PurchaseContract;
  /** `undefined` if the contract changed, which changes its events, too. */
  readonly before?: LoanFile;
  readonly after: LoanFile;
}

/**
 * Keeps what is due to the lender, and what gets too old, in the calendar. Nothing is due under a contract that ended, or to a buyer
 * who pays cash.
 */
export async function keepLoanEvents(
  { keepEvents, policy }: { readonly keepEvents: KeepEvents; readonly policy: PolicyReader },
  { userId, contract, before, after }: KeptFile,
  transaction: Transaction,
): Promise<void> {
  const isDue = contract.status === 'active' && contract.terms.financing === 'loan';
  for (const [what, entriesOf] of [
    ['condition', conditionEntries],
    ['paper', paperEntries],
  ] as const) {
    await keepEvents(
      {
        userId,
        source: `loan:${what}:${contract.id}`,
        before: before && entriesOf(before, contract, policy),
        after: isDue ? entriesOf(after, contract, policy) : [],
      },
      transaction,
    );
  }
}

const conditionEntries = ({ conditions }: LoanFile, contract: PurchaseContract): readonly KeptEntry[] =>
  conditions.flatMap(({ type, dueOn, sentOn, askedAgainOn, acceptedOn }) => {
    if (dueOn === null) return [];
    const done = acceptedOn !== null || (sentOn !== null && askedAgainOn === null);
    return [eventFor(contract, { title: `Due to your lender: ${conditionTypes[type]}`, on: dueOn, done })];
  });

const paperEntries = ({ entry }: LoanFile, contract: PurchaseContract, policy: PolicyReader): readonly KeptEntry[] =>
  entry.papers.flatMap((paper) => {
    const end = paperEnd(paper, policy);
    if (!end) return [];
    const title = `Gets too old for your lender: ${paperKinds[paper.kind]}`;
    return [eventFor(contract, { title, on: end.until, done: clearedOn(entry) !== undefined })];
  });

interface Due {
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly done: boolean;
}

function eventFor({ terms: { address, timeZone } }: PurchaseContract, { title, on, done }: Due): KeptEntry {
  // Lenders' offices answer until the end of their day.
  return { title, address, startsAt: momentOf(on, '17:00', timeZone).at, timeZone, done };
}
