import type {
  ClosingView,
  FeeComparison,
  FirstYearItem,
  LoanEstimate,
  MortgageApplicationEntry,
  Overview,
  PurchaseContract,
} from '@hearthway/contracts/journey';
import { emptyClosing } from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';
import { dayOn } from '../deadlines/index.js';
import { firstYear } from './after/index.js';
import type { StoredClosing } from './closing-store.js';
import type { ClosingDependencies } from './dependencies.js';
import { closingChecks, compareFees, disclosureClock, reconcileCash } from './papers/index.js';

type Dependencies = Pick<ClosingDependencies, 'store' | 'findContract' | 'readApplication' | 'readEstimates' | 'now'>;

/** The closing of the current contract; without one, of the last that closed. */
export async function readClosing(dependencies: Dependencies, userId: string): Promise<ClosingView> {
  const contract = await dependencies.findContract(userId);
  if (!contract) return withoutContract;
  const closing = await dependencies.store.findByContract(userId, contract.id);
  return viewOf(contract, closing, await readLoan(dependencies, contract, userId), dependencies.now());
}

const withoutContract: ClosingView = {
  contract: null,
  closing: { version: 0, updatedAt: null, signedOn: null, keysOn: null, ...emptyClosing },
  comparison: null,
  clock: null,
  cash: null,
  perDiemCents: null,
  checks: [],
  firstYear: [],
};

/** The first year of the home that the buyer has the keys of; `null` before, and while another one is under contract. */
export async function readHomeowner(dependencies: Dependencies, userId: string): Promise<Overview['homeowner']> {
  const contract = await dependencies.findContract(userId);
  if (contract?.status !== 'closed') return null;
  const closing = await dependencies.store.findByContract(userId, contract.id);
  if (closing.keysOn === null) return null;
  const loan = await readLoan(dependencies, contract, userId);
  const items = firstYearOf(contract, closing, loan);
  const next = items.filter(({ done, forSome }) => !done && !forSome).slice(0, 3);
  return {
    address: contract.terms.address,
    keysOn: closing.keysOn,
    done: items.filter(({ done }) => done).length,
    total: items.length,
    next: next.map(({ key, title, on }) => ({ key, title, on })),
  };
}

/** What other rooms know about the loan. */
export interface LoanPapers {
  readonly application: Pick<MortgageApplicationEntry, 'estimateId' | 'lock'>;
  readonly estimates: readonly LoanEstimate[];
}

export async function readLoan(
  { readApplication, readEstimates }: Pick<Dependencies, 'readApplication' | 'readEstimates'>,
  { id }: Pick<PurchaseContract, 'id'>,
  userId: string,
): Promise<LoanPapers> {
  const [application, estimates] = await Promise.all([readApplication(userId, id), readEstimates(userId)]);
  return { application, estimates };
}

/** Before the keys, as if the buyer got them on closing day. */
export function firstYearOf(
  { terms }: Pick<PurchaseContract, 'terms'>,
  { entry, signedOn, keysOn }: Pick<StoredClosing, 'entry' | 'signedOn' | 'keysOn'>,
  loan: LoanPapers,
): readonly FirstYearItem[] {
  const owedCents = comparisonOf({ terms }, entry, loan)?.owedCents ?? 0;
  const day = signedOn ?? terms.closingOn;
  return firstYear({ terms, entry, signedOn: day, keysOn: keysOn ?? terms.possessionOn ?? day, owedCents });
}

function comparisonOf(
  { terms: { financing } }: Pick<PurchaseContract, 'terms'>,
  { disclosure }: StoredClosing['entry'],
  { application: { estimateId }, estimates }: LoanPapers,
): FeeComparison | null {
  return financing === 'cash' || !disclosure ? null : compareFees(disclosure, { estimates, estimateId });
}

function viewOf(contract: PurchaseContract, stored: StoredClosing, loan: LoanPapers, now: Date): ClosingView {
  const { id, status, terms } = contract;
  const { address, state, financing, priceCents, earnestMoneyCents, optionFeeCents, effectiveOn, closingOn } = terms;
  const { version, updatedAt, signedOn, keysOn, entry } = stored;
  const { disclosure, correction, cash: entered } = entry;
  const comparison = comparisonOf(contract, entry, loan);
  const clock = financing === 'cash' ? null : disclosureClock({ disclosure, correction, closingOn });
  const cash = reconcileCash({ terms, disclosure, cash: entered });
  const perDiemCents =
    financing === 'cash' || !disclosure
      ? null
      : scaled(disclosure.loanCents, disclosure.rateMillionths, daysOfYear * 1_000_000);
  const facts = { today: dayOn(terms.timeZone, now), closingOn, entry, clock, comparison, cash, perDiemCents };
  return {
    contract: {
      ...{ id, address, state, financing, priceCents, earnestMoneyCents, optionFeeCents, effectiveOn, closingOn },
      status: status === 'closed' ? 'closed' : 'active',
    },
    closing: { version, updatedAt, signedOn, keysOn, ...entry },
    comparison,
    clock,
    cash,
    perDiemCents,
    checks: status === 'closed' ? [] : [...closingChecks({ ...facts, lock: loan.application.lock })],
    firstYear: [...firstYearOf(contract, stored, loan)],
  };
}

/** Lenders count interest by the day of a common year. */
const daysOfYear = 365;
