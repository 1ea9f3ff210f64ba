import { servedStates } from '@hearthway/contracts/commerce';
import { stateCosts } from '@hearthway/contracts/state-costs';
import type { MortgageInsuranceStep } from './affordability.js';

/** A number that the estimate rests on, and where it is from. Shares are in basis points: 160 are 1.6 percent. */
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

const ofPriceAYear = 'of the price per year';
const rateCard = 'Sample rates; actual rates depend on your credit score';

const inState = (state: keyof typeof servedStates): StateFigures => ({
  name: servedStates[state],
  propertyTax: {
    value: stateCosts[state].propertyTaxBasisPoints,
    unit: ofPriceAYear,
    source: 'Planning figure at the high end of published effective rates',
    date: '2025',
  },
  homeInsuranceCents: {
    value: stateCosts[state].homeInsuranceCents,
    unit: 'per year',
    source: 'Average homeowners policy (HO-3), NAIC, via the Insurance Information Institute',
    date: '2022',
  },
});

/** Every figure of the estimate but those that the visitor sets. */
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
  minimumDownPayment: { value: 300, unit: 'of the price', source: 'Fannie Mae, first-time buyers', date: '2026' },
  loanLimitCents: {
    value: 83_275_000,
    unit: 'conforming loan, one-unit home',
    source: 'Federal Housing Finance Agency, 2026 limit outside high-cost counties',
    date: '2025-11-25',
  },
  mortgageInsurance: {
    value: [
      { loanToValueAtMost: 8_000, basisPoints: 0 },
      { loanToValueAtMost: 8_500, basisPoints: 35 },
      { loanToValueAtMost: 9_000, basisPoints: 50 },
      { loanToValueAtMost: 9_500, basisPoints: 70 },
      { loanToValueAtMost: 9_700, basisPoints: 100 },
    ] satisfies readonly MortgageInsuranceStep[],
    unit: 'of the loan per year',
    source: rateCard,
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

/** When the figures above were last compared with their sources. */
export const figuresCheckedOn = '2026-11-20';
