import { cited, dollars, row } from './policy-row.js';

const census = cited(
  'US Census Bureau, American Community Survey 2023: median household income (table B19013)',
  'https://data.census.gov/table/ACSDT1Y2023.B19013',
  ['2023-01-01'],
  // A new year is published each September.
  400,
);

const inState = <const State extends string>(state: State, name: string, income: number) =>
  row(`state/${state}/median-income`, `Median household income, ${name}`, dollars(income), census);

/** A household's income before taxes: the example's income until the buyer enters their own. */
export const medianIncomeRows = [
  row('planning/median-income', 'Median household income, United States', dollars(77_719), census),
  inState('TX', 'Texas', 75_780),
  inState('FL', 'Florida', 73_311),
  inState('AZ', 'Arizona', 77_315),
  inState('NV', 'Nevada', 76_364),
  inState('CO', 'Colorado', 92_911),
  inState('TN', 'Tennessee', 67_631),
] as const;
