import { cited, dollars, published, row } from './policy-row.js';

/** Limits hold for one calendar year. The next year's are published in late November. */
const year2026 = ['2026-01-01', '2026-12-31'] as const;

const fhfa = published(
  'Federal Housing Finance Agency: conforming loan limits for 2026',
  'https://www.fhfa.gov/news/news-release/fhfa-announces-conforming-loan-limit-values-for-2026',
  year2026,
);
const hud = cited(
  '12 U.S.C. 1709(b)(2): the lowest FHA limit, 65% of the lowest conforming loan limit for 2026',
  'https://www.law.cornell.edu/uscode/text/12/1709',
  year2026,
);

/** The lowest in the country. The service has every county’s limit, and the highest. */
export const loanLimitRows = [
  row('conventional/limit/lowest', 'Conforming loan limit, one unit', dollars(832_750), fhfa),
  row('conventional/limit/lowest/2', 'Conforming loan limit, two units', dollars(1_066_250), fhfa),
  row('conventional/limit/lowest/3', 'Conforming loan limit, three units', dollars(1_288_800), fhfa),
  row('conventional/limit/lowest/4', 'Conforming loan limit, four units', dollars(1_601_750), fhfa),
  row('fha/limit/lowest', 'FHA loan limit, one unit', dollars(541_287), hud),
] as const;
