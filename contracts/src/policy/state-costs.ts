import { stateCosts } from '@hearthway/contracts/state-costs';
import { basisPoints, cents, published, row } from './policy-row.js';

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

const costsOf = <const State extends keyof typeof stateCosts>(state: State, name: string) =>
  [
    row(
      `state/${state}/property-tax`,
      `Property tax a year, of the price, ${name}`,
      basisPoints(stateCosts[state].propertyTaxBasisPoints),
      propertyTaxes,
    ),
    row(
      `state/${state}/home-insurance`,
      `Home insurance a year, ${name}`,
      cents(stateCosts[state].homeInsuranceCents),
      homeInsurance,
    ),
  ] as const;

/**
 * Planning figures: a home's own tax bill and insurance quote are what counts. The current ones are in the contracts, since the
 * landing page reckons with them too; a row that another one ends keeps its figure here.
 */
export const stateCostRows = [
  ...costsOf('TX', 'Texas'),
  ...costsOf('FL', 'Florida'),
  ...costsOf('AZ', 'Arizona'),
  ...costsOf('NV', 'Nevada'),
  ...costsOf('CO', 'Colorado'),
  ...costsOf('TN', 'Tennessee'),
] as const;
