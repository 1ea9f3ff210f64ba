import type { MortgageInsuranceStep } from './affordability.js';

/** A number that the estimate rests on, and where it is from. Shares are written as such: 0.016 is 1.6 percent. */
export interface Figure<Value = number> {
  readonly value: Value;
  readonly unit: string;
  readonly source: string;
  /** The day or the year that the figure is of. */
  readonly date: string;
}

export interface StateFigures {
  readonly name: string;
  readonly propertyTax: Figure;
  readonly homeInsuranceCents: Figure;
}

const ofPriceAYear = 'of the price, a year';
const rateCard = 'Illustrative rate card; a real one depends on the credit score';

const inState = (name: string, propertyTax: number, homeInsuranceCents: number): StateFigures => ({
  name,
  propertyTax: {
    value: propertyTax,
    unit: ofPriceAYear,
    source: 'Planning figure, at the upper part of published effective rates',
    date: '2025',
  },
  homeInsuranceCents: {
    value: homeInsuranceCents,
    unit: 'a year',
    source: 'Average homeowners policy (HO-3), NAIC, by the Insurance Information Institute',
    date: '2022',
  },
});

/** Every figure of the estimate but those that the visitor sets. */
export const figures = {
  months: {
    value: 360,
    unit: 'months, fixed rate',
    source: 'The most common term; chosen for this estimate',
    date: '2026',
  },
  comfortable: {
    value: { housing: 0.28, total: 0.36 },
    unit: 'of gross income: housing, and housing with debts',
    source: 'Rule of thumb of lenders; 36 percent is also where Fannie Mae starts for loans approved by hand',
    date: '2026',
  },
  typical: {
    value: { total: 0.45 },
    unit: 'of gross income',
    source: 'Fannie Mae, manual approval at most',
    date: '2026',
  },
  ceiling: { value: { total: 0.5 }, unit: 'of gross income', source: 'Fannie Mae, automated approval', date: '2026' },
  minimumDownPayment: { value: 0.03, unit: 'of the price', source: 'Fannie Mae, first-time buyers', date: '2026' },
  loanLimitCents: {
    value: 83_275_000,
    unit: 'conforming loan, one home',
    source: 'Federal Housing Finance Agency, limit for 2026 outside high-cost counties',
    date: '2025-11-25',
  },
  mortgageInsurance: {
    value: [
      { loanToValueAtMost: 0.8, annualRate: 0 },
      { loanToValueAtMost: 0.85, annualRate: 0.0035 },
      { loanToValueAtMost: 0.9, annualRate: 0.005 },
      { loanToValueAtMost: 0.95, annualRate: 0.007 },
      { loanToValueAtMost: 0.97, annualRate: 0.01 },
    ] satisfies readonly MortgageInsuranceStep[],
    unit: 'of the loan, a year',
    source: rateCard,
    date: '2026',
  },
} as const satisfies Record<string, Figure<unknown>>;

export const states = {
  TX: inState('Texas', 0.016, 239_700),
  FL: inState('Florida', 0.0091, 267_700),
  AZ: inState('Arizona', 0.0055, 101_800),
  NV: inState('Nevada', 0.0049, 94_800),
  CO: inState('Colorado', 0.0055, 207_900),
  TN: inState('Tennessee', 0.0056, 149_200),
} as const satisfies Record<string, StateFigures>;

export type StateCode = keyof typeof states;
export const stateCodes = Object.keys(states) as readonly StateCode[];

/** When the figures above were last compared with their sources. */
export const figuresCheckedOn = '2026-11-20';
