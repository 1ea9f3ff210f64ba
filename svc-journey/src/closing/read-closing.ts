import { emptyClosing, type ClosingView } from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';
import { dayOn } from '../deadlines/index.js';
import { closingDayOf, type ShownContract } from '../purchase-contract/index.js';
import type { StoredClosing } from './closing-store.js';
import type { ClosingDependencies } from './dependencies.js';
import { firstYear } from './first-year/index.js';
import { readLoanPapers, type LoanPapers } from './loan-papers.js';
import { closingChecks, compareFees, disclosureClock, reconcileCash } from './papers/index.js';

type Reads = Pick<
  ClosingDependencies,
  'store' | 'readShownContract' | 'readApplication' | 'readLenderEstimates' | 'readAppraisedValue' | 'now'
>;

/** The closing of the current contract; without one, of the last that closed. */
export async function readClosing(dependencies: Reads, userId: string): Promise<ClosingView> {
  const shown = await dependencies.readShownContract(userId);
  if (!shown) return withoutContract;
  const { id } = shown.contract;
  const stored = await dependencies.store.find(userId, id);
  const loan = await readLoanPapers(dependencies, { userId, contractId: id }, null);
  return viewOf(shown, stored, loan, dependencies.now());
}

const withoutContract: ClosingView = {
  contract: null,
  closingOn: null,
  closing: { version: 0, updatedAt: null, signedOn: null, keysOn: null, ...emptyClosing },
  comparison: null,
  clock: null,
  cash: null,
  perDiemCents: null,
  checks: [],
  firstYear: [],
};

function viewOf(
  shown: ShownContract,
  { version, updatedAt, entry }: StoredClosing,
  loan: LoanPapers,
  now: Date,
): ClosingView {
  const { contract } = shown;
  const { terms, status } = contract;
  const closingOn = closingDayOf(shown);
  const paysCash = terms.financing === 'cash';
  const disclosure = paysCash ? null : entry.disclosure;
  const { correction } = entry;
  const { application, estimates, appraisedCents } = loan;
  const { heldToFirst } = entry;
  const comparison = disclosure && compareFees(disclosure, { estimates, heldToFirst, signedOn: entry.signedOn });
  const clock = paysCash ? null : disclosureClock({ disclosure, correction, closingOn });
  const cash = reconcileCash({ terms, disclosure, cash: entry.cash, appraisedCents });
  const perDiemCents =
    disclosure && scaled(disclosure.loanCents, disclosure.rateMillionths, daysOfYear * millionthsOfOne);
  const facts = { entry, closingOn, comparison, clock, cash, perDiemCents, lock: application.lock };
  return {
    contract,
    closingOn,
    closing: { version, updatedAt, ...entry },
    comparison,
    clock,
    cash,
    perDiemCents,
    checks: status === 'closed' ? [] : closingChecks({ ...facts, today: dayOn(terms.timeZone, now) }),
    firstYear: firstYear({ terms: { ...terms, closingOn } }, entry, loan),
  };
}

/** Lenders count interest by the day of a common year. */
const daysOfYear = 365;
const millionthsOfOne = 1_000_000;
