import { checkedOn, dollars, row, type PolicyRow, type PolicySource } from '@hearthway/contracts/policy';
import type { UsStateCode } from '@hearthway/contracts/journey';
import { allCounties } from '../../counties/index.js';
import { builtInLimits } from './built-in-limits.js';
import { limitsByCounty, listOf, type Limit, type LimitsByCounty } from './county-limits.js';
import { highestByLaw, lowestOf, lowestOfFha, type LimitProgram, type YearOfLimits } from './year-of-limits.js';

/** The built-in and loaded lists. A loaded list replaces the built-in one of its program and year. */
export const limitLists = (loaded: readonly YearOfLimits[]): readonly YearOfLimits[] => [
  ...builtInLimits().filter(({ program, year }) => !listOf(loaded, program, year)),
  ...loaded,
];

/**
 * The rows to choose from on a day (YYYY-MM-DD): the given ones, plus one per county and state; a state's row has a
 * range unless all its counties have the same limit. A year's limits replace those of earlier years as a whole, since
 * counties come and go. Lists of later years are included.
 */
export function withLimits(
  rows: readonly PolicyRow[],
  loaded: readonly YearOfLimits[],
  date: string,
): readonly PolicyRow[] {
  const lists = limitLists(loaded);
  const years = [...new Set(lists.flatMap(({ program, year }) => (program === 'conventional' ? [year] : [])))];
  const current = Math.max(0, ...years.filter((year) => firstDayOf(year) <= date));
  const isOutdated = ({ key, effectiveFrom }: PolicyRow): boolean =>
    isLimitKey(key) && effectiveFrom < firstDayOf(current);
  const rowsOfYears = (isLoaded: boolean): PolicyRow[] =>
    years
      .filter((year) => year >= current && isLoaded === (listOf(loaded, 'conventional', year) !== undefined))
      .flatMap((year) => limitRows(lists, year));
  // Of two rows with the same key and first day, the later one wins.
  return [...rowsOfYears(false), ...rows.filter((row) => !isOutdated(row)), ...rowsOfYears(true)];
}

const isLimitKey = (key: string): boolean => /^(conventional|fha)\/limit\//.test(key);
const firstDayOf = (year: number): string => `${String(year).padStart(4, '0')}-01-01`;

/** The rows of a year that has a list from FHFA. */
function limitRows(lists: readonly YearOfLimits[], year: number): PolicyRow[] {
  const conforming = listOf(lists, 'conventional', year);
  const limits = limitsByCounty(lists, 'conventional', year);
  const fha = limitsByCounty(lists, 'fha', year);
  if (!conforming || !limits || !fha) return [];
  const lowest = lowestOf(conforming.counties);
  const fhaList = listOf(lists, 'fha', year);
  return [
    ...programRows('conventional', limits, sourceOf(conforming), { lowest, atLeastHighest: lowest }),
    ...programRows('fha', fha, fhaList ? sourceOf(fhaList) : statute(conforming), {
      lowest: lowestOfFha(lowest),
      atLeastHighest: highestByLaw(lowest),
    }),
  ];
}

interface National {
  readonly lowest: number;
  readonly atLeastHighest: number;
}

function programRows(
  program: LimitProgram,
  limits: LimitsByCounty,
  source: PolicySource,
  { lowest, atLeastHighest }: National,
): PolicyRow[] {
  const known = allCounties().flatMap((county) => {
    const limit = limits.get(county.fips);
    return limit ? [{ ...county, limit }] : [];
  });
  const highest = Math.max(atLeastHighest, ...known.map(({ limit }) => limit.high));
  const toRow = (place: string, where: string, { low, high }: Limit): PolicyRow => {
    const name = `${programNames[program]} loan limit, one unit${where}`;
    const key = `${program}/limit/${place}`;
    if (low === high) return row(key, name, dollars(low), source);
    return row(key, name, dollars(low), { ...source, standing: 'cited' }, [low * 100, high * 100]);
  };
  const exactly = (limit: number): Limit => ({ low: limit, high: limit });
  return [
    toRow('lowest', '', exactly(lowest)),
    toRow('highest', ', highest-cost counties', exactly(highest)),
    ...[...limitsByState(known)].map(([state, limit]) => toRow(`state/${state}`, `, ${state}`, limit)),
    ...known.map(({ fips, name, state, limit }) => toRow(`county/${fips}`, `, ${name}, ${state}`, limit)),
  ];
}

const programNames: Readonly<Record<LimitProgram, string>> = { conventional: 'Conforming', fha: 'FHA' };

function limitsByState(
  counties: readonly { readonly state: UsStateCode; readonly limit: Limit }[],
): ReadonlyMap<UsStateCode, Limit> {
  const limits = new Map<UsStateCode, Limit>();
  for (const { state, limit } of counties) {
    const { low, high } = limits.get(state) ?? limit;
    limits.set(state, { low: Math.min(low, limit.low), high: Math.max(high, limit.high) });
  }
  return limits;
}

/** A built-in list was read from a copy: a public one for FHFA's of 2026, the CFPB's for those of 2025. */
function sourceOf({ program, year, loadedAt }: YearOfLimits): PolicySource {
  const publishers = {
    conventional: {
      sourceName: `Federal Housing Finance Agency: conforming loan limits for ${year}`,
      sourceUrl: 'https://www.fhfa.gov/data/conforming-loan-limit',
    },
    fha: {
      sourceName: `Department of Housing and Urban Development: FHA mortgage limits for ${year}`,
      sourceUrl: 'https://entp.hud.gov/idapp/html/hicostlook.cfm',
    },
  } as const;
  return {
    ...publishers[program],
    effectiveFrom: firstDayOf(year),
    effectiveTo: `${year}-12-31`,
    checkedOn: loadedAt?.toISOString().slice(0, 'YYYY-MM-DD'.length) ?? checkedOn,
    // As long as any list is valid: the next one comes within a year.
    reviewAfterDays: 400,
    standing: loadedAt ? 'authority' : 'cited',
  };
}

/** FHA's limits as far as FHFA's imply them. */
const statute = (conforming: YearOfLimits): PolicySource => ({
  ...sourceOf(conforming),
  sourceName: `12 U.S.C. 1709(b)(2): FHA limits for ${conforming.year}, from the conforming loan limits`,
  sourceUrl: 'https://www.law.cornell.edu/uscode/text/12/1709',
  standing: 'cited',
});
