import { cited, dollars, published, row } from './policy-row.js';

/** Limits hold for one calendar year. The next year's are published in late November. */
const year2026 = ['2026-01-01', '2026-12-31'] as const;

const fhfa = published(
  'Federal Housing Finance Agency: conforming loan limits for 2026',
  'https://www.fhfa.gov/news/news-release/fhfa-announces-conforming-loan-limit-values-for-2026',
  year2026,
);
const colorado = cited(
  'Sammamish Mortgage: conforming loan limits in Colorado',
  'https://sammamishmortgage.com/colorado-conforming-loan-limits',
  year2026,
);
const noHighCostCounty = cited(
  'Federal Housing Finance Agency limit for 2026; no high-cost county here in the CFPB county list of 2025',
  'https://github.com/cfpb/owning-a-home-api',
  year2026,
);
const hud = cited(
  '12 U.S.C. 1709(b)(2): FHA limits, 65% and 150% of the lowest conforming loan limit for 2026',
  'https://www.law.cornell.edu/uscode/text/12/1709',
  year2026,
);

const inState = <const State extends string>(state: State, name: string) =>
  row(
    `conventional/limit/state/${state}`,
    `Conforming loan limit, one unit, ${name}`,
    dollars(832_750),
    noHighCostCounty,
  );
const inCounty = <const Fips extends string>(fips: Fips, name: string, limit: number) =>
  row(`conventional/limit/county/${fips}`, `Conforming loan limit, one unit, ${name}, CO`, dollars(limit), colorado);

const denverMetro = [
  ['08001', 'Adams County'],
  ['08005', 'Arapahoe County'],
  ['08014', 'Broomfield County'],
  ['08019', 'Clear Creek County'],
  ['08031', 'Denver County'],
  ['08035', 'Douglas County'],
  ['08039', 'Elbert County'],
  ['08047', 'Gilpin County'],
  ['08059', 'Jefferson County'],
  ['08093', 'Park County'],
] as const;

/** For one-unit homes. `lowest` applies in a county without its own row; no county's limit is above `highest`. */
export const loanLimitRows = [
  row('conventional/limit/lowest', 'Conforming loan limit, one unit', dollars(832_750), fhfa),
  row('conventional/limit/lowest/2', 'Conforming loan limit, two units', dollars(1_066_250), fhfa),
  row('conventional/limit/lowest/3', 'Conforming loan limit, three units', dollars(1_288_800), fhfa),
  row('conventional/limit/lowest/4', 'Conforming loan limit, four units', dollars(1_601_750), fhfa),
  row('conventional/limit/highest', 'Conforming loan limit, one unit, highest-cost counties', dollars(1_249_125), fhfa),
  inState('TX', 'Texas'),
  inState('AZ', 'Arizona'),
  inState('NV', 'Nevada'),
  ...denverMetro.map(([fips, name]) => inCounty(fips, name, 862_500)),
  inCounty('08013', 'Boulder County', 879_750),
  row('fha/limit/lowest', 'FHA loan limit, one unit', dollars(541_287), hud),
  row('fha/limit/highest', 'FHA loan limit, one unit, highest-cost counties', dollars(1_249_125), hud),
] as const;
