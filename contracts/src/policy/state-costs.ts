import { basisPoints, dollars, published, row } from './policy-row.js';

const propertyTaxes = published(
  'State Taxes: property tax rates ranked, high end of published rates',
  'https://state-taxes.pages.dev/comparisons/property-tax-rates-ranked',
  ['2025-01-01'],
);
const homeInsurance = published(
  'Insurance Information Institute: average homeowners policy (HO-3) in 2022, NAIC',
  'https://www.iii.org',
  ['2022-01-01'],
);

const costs = <const State extends string>(state: State, name: string, tax: number, insurance: number) =>
  [
    row(
      `state/${state}/property-tax`,
      `Annual property tax, share of the price, ${name}`,
      basisPoints(tax),
      propertyTaxes,
    ),
    row(`state/${state}/home-insurance`, `Annual home insurance, ${name}`, dollars(insurance), homeInsurance),
  ] as const;

/** Planning figures for the costs besides the loan, until there is a tax bill and an insurance quote. */
export const stateCostRows = [
  ...costs('TX', 'Texas', 160, 2_397),
  ...costs('FL', 'Florida', 91, 2_677),
  ...costs('AZ', 'Arizona', 55, 1_018),
  ...costs('NV', 'Nevada', 49, 948),
  ...costs('CO', 'Colorado', 55, 2_079),
  ...costs('TN', 'Tennessee', 56, 1_492),
] as const;
