import { scaled, shareOf } from '../money.js';
import type { DatedFigure, RowReader } from '../policy/policy-reader.js';
import type { BuyerFigures } from './figures.js';
import type { Purchase } from './purchase.js';
import type { AffordabilityProgram, CashNeeded, Spread } from './result.js';
import type { CostRates, Situation } from './situation.js';

/** A home, its loan with the financed fee, and its payment. */
interface Financed {
  readonly purchase: Purchase;
  readonly principalCents: number;
  readonly monthlyCents: number;
}

/** Counts the cash for purchases with one program: before closing, at closing, and in reserve. */
export interface CashPlan {
  needed(financed: Financed): CashNeeded;
  /** The buyer’s own expected cash, with the reserves. It never falls as the price rises. */
  expected(financed: Financed): number;
}

export function cashPlan(program: AffordabilityProgram, situation: Situation, rows: RowReader<DatedFigure>): CashPlan {
  const { figures } = situation;
  const { sellerCents, lenderCents, giftCents, earnestMoneyCents, optionFeeCents } = figures.credits;
  const paidBefore = earnestMoneyCents + optionFeeCents;
  // Lenders accept credits from the seller and the lender for costs, but not for the down payment.
  const afterCredits = (costsCents: number): number =>
    Math.max(0, costsCents + figures.buyerBrokerFeeCents - sellerCents - lenderCents) - giftCents;
  const reserveMonths = figures.reserveMonths ?? rows.value(reserveKey(program, figures));
  const knowsTaxes = rows.find(`state/${figures.state}/closing/price-tax`) !== undefined;
  const highestShare = knowsTaxes ? 0 : rows.value('closing/highest-share');
  const linesFor = readOnce((hasLoan) => linesOf(figures, hasLoan, rows));

  return {
    needed({ purchase, principalCents, monthlyCents }) {
      const { downPaymentCents, priceCents, loanCents } = purchase;
      const lines = linesFor(loanCents > 0);
      const { costs } = situation;
      const [low, expected, high] = [costs.lowest, costs, costs.highest].map((rates) =>
        basesOf(purchase, principalCents, { figures, rates }),
      ) as [Bases, Bases, Bases];
      const bases = { low, expected, high };
      const closing = totalOf(lines, 'closing-costs', bases);
      const prepaids = totalOf(lines, 'prepaids', bases);
      // Without the state's rows, its taxes are unknown: the high end is then the most that buyers usually pay in total.
      const usuallyMostCents = shareOf(priceCents, highestShare) - prepaids.highCents;
      const closingCosts = { ...closing, highCents: Math.max(closing.highCents, usuallyMostCents) };
      const beforeClosing = totalOf(lines, 'before-closing', bases);
      const dueAtClosing = spread((of) =>
        Math.max(0, downPaymentCents + afterCredits(of(closingCosts) + of(prepaids)) - paidBefore),
      );
      return {
        downPaymentCents,
        closingCosts,
        prepaids,
        beforeClosing,
        dueAtClosing,
        outOfPocket: spread((of) => of(dueAtClosing) + of(beforeClosing) + paidBefore),
        reservesCents: monthlyCents * reserveMonths,
      };
    },

    expected({ purchase, principalCents, monthlyCents }) {
      const bases = basesOf(purchase, principalCents, { figures, rates: situation.costs });
      let atClosing = 0;
      let before = 0;
      for (const { group, row, amount } of linesFor(purchase.loanCents > 0)) {
        if (group === 'before-closing') before += amount(bases, row.value);
        else atClosing += amount(bases, row.value);
      }
      const ownCents = Math.max(0, purchase.downPaymentCents + afterCredits(atClosing));
      return ownCents + before + monthlyCents * reserveMonths;
    },
  };
}

const reserveKey = (program: AffordabilityProgram, { propertyUse }: BuyerFigures): string =>
  `reserve/months/${program === 'jumbo' ? program : (propertyUse ?? 'primary_residence')}`;

/** The amounts that the lines are calculated from. */
interface Bases {
  readonly priceCents: number;
  readonly loanCents: number;
  readonly dailyInterestCents: number;
  readonly monthlyTaxCents: number;
  readonly monthlyInsuranceCents: number;
}

function basesOf(
  { priceCents, loanCents }: Purchase,
  principalCents: number,
  { figures, rates }: { readonly figures: BuyerFigures; readonly rates: CostRates },
): Bases {
  return {
    priceCents,
    loanCents,
    dailyInterestCents: scaled(principalCents, figures.annualRateMillionths, 365_000_000),
    monthlyTaxCents: scaled(priceCents, rates.propertyTaxBasisPoints, 120_000),
    monthlyInsuranceCents: scaled(rates.homeInsuranceCents + figures.annualFloodInsuranceCents, 1, 12),
  };
}

interface Line {
  readonly group: 'closing-costs' | 'prepaids' | 'before-closing';
  readonly row: DatedFigure;
  readonly amount: (bases: Bases, value: number) => number;
}

function linesOf(figures: BuyerFigures, hasLoan: boolean, rows: RowReader<DatedFigure>): Line[] {
  const line = (group: Line['group'], key: string, amount: Line['amount']): Line => ({
    group,
    row: rows.row(key),
    amount,
  });
  const closing = (key: string, amount: Line['amount'] = fixed) => line('closing-costs', `closing/${key}`, amount);
  const prepaid = (key: string, amount: Line['amount']) => line('prepaids', `closing/${key}`, amount);
  const ofState = ([name, amount]: readonly [string, Line['amount']]): Line[] => {
    const row = rows.findRow(`state/${figures.state}/closing/${name}`);
    return row ? [{ group: 'closing-costs', row, amount }] : [];
  };
  const ofLoan = hasLoan
    ? [
        closing('origination', ({ loanCents }, value) => shareOf(loanCents, value)),
        closing('appraisal'),
        closing('credit-report'),
        closing('flood-certificate'),
        prepaid('interest-days', ({ dailyInterestCents }, value) => dailyInterestCents * value),
        prepaid('escrow-months/tax', ({ monthlyTaxCents }, value) => monthlyTaxCents * value),
        prepaid('escrow-months/insurance', ({ monthlyInsuranceCents }, value) => monthlyInsuranceCents * value),
        ...ofState(['loan-tax', ({ loanCents }, value) => scaled(loanCents, value, million)]),
      ]
    : [];
  return [
    ...ofLoan,
    closing('title-search'),
    closing('title-and-escrow'),
    closing('recording'),
    ...ofState(['price-tax', ({ priceCents }, value) => scaled(priceCents, value, million)]),
    prepaid('insurance-months', ({ monthlyInsuranceCents }, value) => monthlyInsuranceCents * value),
    line('before-closing', 'closing/inspection', fixed),
  ];
}

const million = 1_000_000;
const fixed: Line['amount'] = (_bases, value) => value;

function totalOf(
  lines: readonly Line[],
  wanted: Line['group'],
  { low, expected, high }: Readonly<Record<'low' | 'expected' | 'high', Bases>>,
): Spread {
  let lowCents = 0;
  let expectedCents = 0;
  let highCents = 0;
  for (const { group, row, amount } of lines) {
    if (group !== wanted) continue;
    expectedCents += amount(expected, row.value);
    lowCents += amount(low, row.range?.low ?? row.value);
    highCents += amount(high, row.range?.high ?? row.value);
  }
  return { lowCents, expectedCents, highCents };
}

const spread = (amount: (part: (of: Spread) => number) => number): Spread => ({
  lowCents: amount(({ lowCents }) => lowCents),
  expectedCents: amount(({ expectedCents }) => expectedCents),
  highCents: amount(({ highCents }) => highCents),
});

/** Once with a loan and once without, each only on demand: without a loan, its rows must not count as used. */
function readOnce<Value>(read: (hasLoan: boolean) => Value): (hasLoan: boolean) => Value {
  const known = new Map<boolean, Value>();
  return (hasLoan) => {
    const value = known.get(hasLoan) ?? read(hasLoan);
    known.set(hasLoan, value);
    return value;
  };
}
