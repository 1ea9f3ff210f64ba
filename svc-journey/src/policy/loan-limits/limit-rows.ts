import { dollars, row, type PolicyRow, type PolicySource } from '@hearthway/contracts/policy';
import type { UsStateCode } from '@hearthway/contracts/journey';
import { lowestOf, type CountyLimit } from './limits-file.js';

/** A year's list of limits, as an operator loaded it. */
export interface YearOfLimits {
  readonly year: number;
  readonly loadedAt: Date;
  readonly counties: readonly CountyLimit[];
}

/** The same rows as in `loanLimitRows`, with one for every county, and for every state with one limit in all of its counties. */
function limitRows({ year, loadedAt, counties }: YearOfLimits): PolicyRow[] {
  const days = {
    effectiveFrom: `${year}-01-01`,
    effectiveTo: `${year}-12-31`,
    checkedOn: loadedAt.toISOString().slice(0, 'YYYY-MM-DD'.length),
    // As long as any loaded list counts: the next one follows within a year.
    reviewAfterDays: 400,
  };
  const fhfa: PolicySource = {
    sourceName: `Federal Housing Finance Agency: conforming loan limits for ${year}`,
    sourceUrl: 'https://www.fhfa.gov/data/conforming-loan-limit',
    standing: 'authority',
    ...days,
  };
  const statute: PolicySource = {
    sourceName: `12 U.S.C. 1709(b)(2): 65% and 150% of the lowest conforming loan limit for ${year}`,
    sourceUrl: 'https://www.law.cornell.edu/uscode/text/12/1709',
    standing: 'cited',
    ...days,
  };
  const lowest = lowestOf(counties);
  const highest = Math.max(...counties.map((county) => county.dollars));
  return [
    row('conventional/limit/lowest', 'Conforming loan limit, one unit', dollars(lowest), fhfa),
    row('conventional/limit/highest', 'Conforming loan limit, one unit, highest-cost counties', dollars(highest), fhfa),
    ...statesWithOneLimit(counties).map(([state, limit]) =>
      row(`conventional/limit/state/${state}`, `Conforming loan limit, one unit, ${state}`, dollars(limit), fhfa),
    ),
    ...counties.map(({ fips, name, state, dollars: limit }) =>
      row(
        `conventional/limit/county/${fips}`,
        `Conforming loan limit, one unit, ${name}, ${state}`,
        dollars(limit),
        fhfa,
      ),
    ),
    row('fha/limit/lowest', 'FHA loan limit, one unit', dollars(Math.floor((lowest * 65) / 100)), statute),
    row(
      'fha/limit/highest',
      'FHA loan limit, one unit, highest-cost counties',
      dollars(Math.floor(lowest * 1.5)),
      statute,
    ),
  ];
}

function statesWithOneLimit(counties: readonly CountyLimit[]): [UsStateCode, number][] {
  const limits = new Map<UsStateCode, Set<number>>();
  for (const { state, dollars: limit } of counties) {
    limits.set(state, (limits.get(state) ?? new Set()).add(limit));
  }
  return [...limits].flatMap(([state, different]) => {
    const [limit, another] = different;
    return limit !== undefined && another === undefined ? [[state, limit] as [UsStateCode, number]] : [];
  });
}

const isLimit = ({ key }: PolicyRow): boolean => /^(conventional|fha)\/limit\//.test(key);

const yearOf = ({ effectiveFrom }: PolicyRow): number => Number(effectiveFrom.slice(0, 'YYYY'.length));

/**
 * The rows to choose from on a day (YYYY-MM-DD): the limits of a year, loaded or built in, replace those of the years before as a
 * whole, since a county or a state may have no limit of its own any more. A loaded list replaces the built-in one of its year.
 * Lists of later years are there, too.
 */
export function withLoadedLimits(
  rows: readonly PolicyRow[],
  loaded: readonly YearOfLimits[],
  date: string,
): readonly PolicyRow[] {
  const years = [...rows.filter(isLimit).map(yearOf), ...loaded.map(({ year }) => year)];
  const current = Math.max(0, ...years.filter((year) => `${year}-01-01` <= date));
  const lists = loaded.filter(({ year }) => year >= current);
  const isReplaced = (limit: PolicyRow): boolean =>
    yearOf(limit) < current || lists.some(({ year }) => year === yearOf(limit));
  return [...rows.filter((row) => !isLimit(row) || !isReplaced(row)), ...lists.flatMap(limitRows)];
}
