import { servedStates } from '@hearthway/contracts/commerce';
import {
  checkedOn,
  conventionalDownPaymentRows,
  loanLimitRows,
  privateMortgageInsurance,
  privateMortgageInsuranceRows,
  rowsOn,
  stateCostRows,
  type InsuredLoan,
} from '@hearthway/contracts/policy';
import { percent } from './format.js';

/** An assumption and its source. Shares are in basis points: 160 is 1.6%. */
export interface Figure<Value = number> {
  readonly value: Value;
  readonly unit: string;
  readonly source: string;
  /** The day or year the figure is from. */
  readonly date: string;
}

export interface StateFigures {
  readonly name: string;
  readonly propertyTax: Figure;
  readonly homeInsuranceCents: Figure;
}

/** The last day all figures were checked against their sources. The estimate uses the rows in force on it. */
export const figuresCheckedOn = checkedOn;

const rows = rowsOn(figuresCheckedOn, [
  ...conventionalDownPaymentRows,
  ...loanLimitRows,
  ...privateMortgageInsuranceRows,
  ...stateCostRows,
]);
type FigureKey = Parameters<(typeof rows)['get']>[0];

/** @throws RangeError when no row with this key is in force on that day */
function valueOf(key: FigureKey): number {
  const value = rows.get(key)?.value;
  if (value === undefined) throw new RangeError(`No figure ${key} holds on ${figuresCheckedOn}`);
  return value;
}

/** Limits apply for a year. Until a release has next year's, this year's are used under their own name. */
export const loanLimitYear = rows.get('conventional/limit/lowest')?.effectiveFrom.slice(0, 'YYYY'.length) ?? '';

/** We don't ask for a credit score. This one is common among buyers who get a mortgage. */
const assumedCreditScore = 740;

/** Basis points of the loan per year. */
export const mortgageInsurance = (loan: InsuredLoan): number =>
  privateMortgageInsurance(loan, assumedCreditScore, (key) => rows.get(key as FigureKey)?.value) ?? 0;

const inState = (state: keyof typeof servedStates): StateFigures => ({
  name: servedStates[state],
  propertyTax: {
    value: valueOf(`state/${state}/property-tax`),
    unit: 'of the price per year',
    source: 'Planning figure at the high end of published effective rates',
    date: '2025',
  },
  homeInsuranceCents: {
    value: valueOf(`state/${state}/home-insurance`),
    unit: 'per year',
    source: 'Average homeowners policy (HO-3), NAIC, via the Insurance Information Institute',
    date: '2022',
  },
});

/** Every assumption the visitor can't change. */
export const figures = {
  months: {
    value: 360,
    unit: 'months, fixed rate',
    source: 'The most common term, used for this estimate',
    date: '2026',
  },
  comfortable: {
    value: { housing: 2_800, total: 3_600 },
    unit: 'of gross income: housing alone, then housing plus debts',
    source: 'Common lender guideline; 36% is also Fannie Mae’s base limit for manually underwritten loans',
    date: '2026',
  },
  typical: {
    value: { total: 4_500 },
    unit: 'of gross income',
    source: 'Fannie Mae, highest limit for manual underwriting',
    date: '2026',
  },
  ceiling: {
    value: { total: 5_000 },
    unit: 'of gross income',
    source: 'Fannie Mae, automated underwriting',
    date: '2026',
  },
  minimumDownPayment: {
    value: valueOf('conventional/down-payment/first-time'),
    unit: `of the price for first-time buyers; ${percent(valueOf('conventional/down-payment/standard'))} for most others`,
    source: 'Fannie Mae, for a one-unit home to live in',
    date: '2026',
  },
  loanLimitCents: {
    value: valueOf('conventional/limit/lowest'),
    unit: 'conforming loan, one-unit home',
    source: `Federal Housing Finance Agency, ${loanLimitYear} limit outside high-cost counties`,
    date: '2025-11-25',
  },
  mortgageInsurance: {
    value: [85, 90, 95, 97].map((percent) => ({
      loanToValueAtMost: percent * 100,
      basisPoints: mortgageInsurance({ priceCents: 100, loanCents: percent }),
    })),
    unit: 'of the loan per year',
    source: `One lender's rates with a credit score of ${assumedCreditScore}; yours depend on your score`,
    date: '2026',
  },
} as const satisfies Record<string, Figure<unknown>>;

export const states = {
  TX: inState('TX'),
  FL: inState('FL'),
  AZ: inState('AZ'),
  NV: inState('NV'),
  CO: inState('CO'),
  TN: inState('TN'),
} as const satisfies Record<string, StateFigures>;

export type StateCode = keyof typeof states;
export const stateCodes = Object.keys(states) as readonly StateCode[];
