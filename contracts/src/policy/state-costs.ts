import { basisPoints, cited, dollars, row, secondary } from './policy-row.js';

const propertyTaxes = secondary(
  'State Taxes: property tax rates ranked, high end of published rates',
  'https://state-taxes.pages.dev/comparisons/property-tax-rates-ranked',
  ['2025-01-01'],
);
const homeInsurance = cited(
  'Insurance Information Institute: average homeowners policy (HO-3) in 2022, NAIC; high end from quotes for a $300,000 dwelling (Insurance.com, Insure.com), an estimate for 2026 (Texas), or one agency’s quotes in Clark County (Nevada)',
  'https://www.iii.org',
  ['2022-01-01'],
);

/** In basis points: both ends, and the planning value if that isn’t the high end. */
type Tax = readonly [low: number, high: number, planned?: number];
/** In dollars: the average, and what quotes have reached since. */
type Insurance = readonly [average: number, quoted: number];

const costs = <const State extends string>(
  state: State,
  name: string,
  [low, high, planned = high]: Tax,
  [average, quoted]: Insurance,
) =>
  [
    row(
      `state/${state}/property-tax`,
      `Annual property tax, share of the price, ${name}`,
      basisPoints(planned),
      propertyTaxes,
      [low, high],
    ),
    row(`state/${state}/home-insurance`, `Annual home insurance, ${name}`, dollars(average), homeInsurance, [
      average * 100,
      quoted * 100,
    ]),
  ] as const;

/** Planning figures for the costs besides the loan, until there is a tax bill and an insurance quote. */
export const stateCostRows = [
  ...costs('TX', 'Texas', [147, 160], [2_397, 3_800]),
  ...costs('FL', 'Florida', [79, 91], [2_677, 4_419]),
  ...costs('AZ', 'Arizona', [43, 63, 55], [1_018, 2_490]),
  ...costs('NV', 'Nevada', [48, 49], [948, 2_800]),
  ...costs('CO', 'Colorado', [49, 55], [2_079, 4_099]),
  ...costs('TN', 'Tennessee', [46, 56], [1_492, 3_045]),
] as const;
