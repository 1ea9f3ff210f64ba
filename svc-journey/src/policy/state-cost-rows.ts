import { basisPoints, dollars, published, row } from './policy-row.js';

const propertyTaxes = published(
  'State Taxes: property tax rates ranked, upper part of what is published',
  'https://state-taxes.pages.dev/comparisons/property-tax-rates-ranked',
  ['2025-01-01'],
);
const homeInsurance = published(
  'Insurance Information Institute: average homeowners policy (HO-3) of 2022, NAIC',
  'https://www.iii.org',
  ['2022-01-01'],
);

const costsOf = <const State extends string>(state: State, name: string, taxBasisPoints: number, insurance: number) =>
  [
    row(
      `state/${state}/property-tax`,
      `Property tax a year, of the price, ${name}`,
      basisPoints(taxBasisPoints),
      propertyTaxes,
    ),
    row(`state/${state}/home-insurance`, `Home insurance a year, ${name}`, dollars(insurance), homeInsurance),
  ] as const;

/** Planning figures: a home's own tax bill and insurance quote are what counts. */
export const stateCostRows = [
  ...costsOf('TX', 'Texas', 160, 2_397),
  ...costsOf('FL', 'Florida', 91, 2_677),
  ...costsOf('AZ', 'Arizona', 55, 1_018),
  ...costsOf('NV', 'Nevada', 49, 948),
  ...costsOf('CO', 'Colorado', 55, 2_079),
  ...costsOf('TN', 'Tennessee', 56, 1_492),
] as const;
