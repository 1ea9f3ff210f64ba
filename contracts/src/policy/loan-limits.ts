import { cited, dollars, published, row } from './policy-row.js';

/** Limits hold for one calendar year. The next year's are published in late November. */
const year2026 = ['2026-01-01', '2026-12-31'] as const;
/** By law the lowest limits never fall, so that a loan within last year's is within this year's, too. */
const since2026 = ['2026-01-01'] as const;
/** After `checkedOn`, when the next year's are out. */
const reviewAfterDays = 11;

const fromFhfa = (inForce: InForce) =>
  published(
    'Federal Housing Finance Agency: conforming loan limits for 2026',
    'https://www.fhfa.gov/news/news-release/fhfa-announces-conforming-loan-limit-values-for-2026',
    inForce,
    reviewAfterDays,
  );
const fromStatute = (inForce: InForce) =>
  cited(
    '12 U.S.C. 1709(b)(2): FHA limits, 65% and 150% of the conforming limit for 2026',
    'https://www.law.cornell.edu/uscode/text/12/1709',
    inForce,
    reviewAfterDays,
  );
type InForce = readonly [from: string, to?: string];
const [fhfa, hud] = [fromFhfa(since2026), fromStatute(since2026)];

/**
 * The lowest and highest limits in the country. `lowest` applies where a county’s own limit isn’t known, and no county’s limit
 * is above `highest`. The service has each county’s.
 */
export const loanLimitRows = [
  row('conventional/limit/lowest', 'Conforming loan limit, one unit', dollars(832_750), fhfa),
  row('conventional/limit/lowest/2', 'Conforming loan limit, two units', dollars(1_066_250), fhfa),
  row('conventional/limit/lowest/3', 'Conforming loan limit, three units', dollars(1_288_800), fhfa),
  row('conventional/limit/lowest/4', 'Conforming loan limit, four units', dollars(1_601_750), fhfa),
  row(
    'conventional/limit/highest',
    'Conforming loan limit, one unit, highest-cost counties',
    dollars(1_249_125),
    fromFhfa(year2026),
  ),
  row('fha/limit/lowest', 'FHA loan limit, one unit', dollars(541_287), hud),
  row(
    'fha/limit/highest',
    'FHA loan limit, one unit, highest-cost counties',
    dollars(1_249_125),
    fromStatute(year2026),
  ),
] as const;
