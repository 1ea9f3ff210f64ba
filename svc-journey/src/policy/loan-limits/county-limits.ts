import { formerCounties } from '../../counties/index.js';
import {
  highestByLaw,
  isSetByLaw,
  lowestOf,
  lowestOfFha,
  type LimitProgram,
  type YearOfLimits,
} from './year-of-limits.js';

/** In dollars. The ends differ where only a range is known. */
export interface Limit {
  readonly low: number;
  readonly high: number;
}

/** By FIPS code. */
export type LimitsByCounty = ReadonlyMap<string, Limit>;

/** A program's limits in a year, as far as the lists say; `undefined` if they say nothing about it. */
export function limitsByCounty(
  lists: readonly YearOfLimits[],
  program: LimitProgram,
  year: number,
): LimitsByCounty | undefined {
  const list = listOf(lists, program, year);
  const limits =
    list?.counties.map(({ fips, dollars }) => [fips, { low: dollars, high: dollars }] as const) ??
    (program === 'fha' ? fhaFromConforming(lists, year) : undefined);
  return limits && withReplaced(new Map(limits));
}

export const listOf = (lists: readonly YearOfLimits[], program: LimitProgram, year: number): YearOfLimits | undefined =>
  lists.find((list) => list.program === program && list.year === year);

/**
 * FHA's limits in a year without HUD's list. Both limits are 115% of the area's median price, between a floor and a
 * ceiling. FHFA's floor is higher, so above it FHA's limit is the same. Two differences remain: FHFA may keep last
 * year's limit although the median is lower, and HUD uses the highest median since 2008. So an unchanged limit tells us
 * less, and a higher FHA limit from the year before may still hold.
 */
function fhaFromConforming(lists: readonly YearOfLimits[], year: number): [fips: string, limit: Limit][] | undefined {
  const list = listOf(lists, 'conventional', year);
  if (!list) return undefined;
  const formerList = listOf(lists, 'conventional', year - 1);
  const formerConforming = limitsByCounty(lists, 'conventional', year - 1);
  const formerFha = limitsByCounty(lists, 'fha', year - 1);
  const lowest = lowestOf(list.counties);
  const [floor, ceiling] = [lowestOfFha(lowest), highestByLaw(lowest)];
  const formerCeiling = formerList ? highestByLaw(lowestOf(formerList.counties)) : Infinity;

  return list.counties.map(({ fips, state, dollars }) => {
    const former = formerFha?.get(fips);
    // A limit cut off at last year's ceiling may reach this year's.
    const formerHigh = former && former.high >= formerCeiling ? ceiling : (former?.high ?? 0);
    const high = Math.max(dollars, formerHigh);
    const hasRisen = dollars > (formerConforming?.get(fips)?.high ?? Infinity);
    if (dollars === lowest || isSetByLaw(state)) return [fips, { low: floor, high }];
    if (hasRisen) return [fips, { low: dollars, high }];
    return [fips, { low: Math.max(floor, Math.min(dollars, former?.low ?? floor)), high }];
  });
}

/** Where counties were replaced, fills in those missing from the list with the range of their counterparts. */
function withReplaced(limits: LimitsByCounty): LimitsByCounty {
  const all = new Map(limits);
  const fill = (fips: string, others: readonly string[]): void => {
    const known = others.flatMap((other) => limits.get(other) ?? []);
    if (limits.has(fips) || known.length === 0 || known.length < others.length) return;
    const low = Math.min(...known.map((limit) => limit.low));
    all.set(fips, { low, high: Math.max(...known.map((limit) => limit.high)) });
  };
  for (const [fips, { now }] of formerCounties) fill(fips, now);
  for (const fips of new Set([...formerCounties.values()].flatMap(({ now }) => now))) {
    fill(
      fips,
      [...formerCounties].flatMap(([former, { now }]) => (now.includes(fips) ? [former] : [])),
    );
  }
  return all;
}
