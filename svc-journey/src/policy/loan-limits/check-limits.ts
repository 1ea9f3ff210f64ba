import { servedStates } from '@hearthway/contracts/commerce';
import { usStateCodes } from '@hearthway/contracts/journey';
import { countyCodesOf, formerCounties } from '../../counties/index.js';
import { UnusableFile } from '../../files/index.js';
import { highestByLaw, isSetByLaw, lowestOf, lowestOfFha, type CountyLimit } from './year-of-limits.js';

type Limits = readonly CountyLimit[];

/**
 * FHFA's list of a year, without counties that the same list has replaced with others.
 * @param formerLowest the previous year's, in dollars. By law, it never falls. `undefined` if no previous year is known
 * @throws UnusableFile if it can't be a year's list; then none of it may be used
 */
export function checkedConforming(limits: Limits, formerLowest: number | undefined): Limits {
  const lowest = lowestOf(limits);
  requireMostAtLowest(limits, lowest);
  if (formerLowest !== undefined) requireFollows(lowest, formerLowest);
  requireWithin(limits, ({ state }) => {
    const least = isSetByLaw(state) ? highestByLaw(lowest) : lowest;
    return [least, highestByLaw(least)];
  });
  return complete(limits);
}

/**
 * HUD's list of a year's FHA limits, without counties that the same list has replaced with others.
 * @param lowestConforming FHFA's for the same year, in dollars
 * @throws UnusableFile if it can't be that year's list; then none of it may be used
 */
export function checkedFha(limits: Limits, lowestConforming: number): Limits {
  const [lowest, byLaw] = [lowestOf(limits), lowestOfFha(lowestConforming)];
  requireMostAtLowest(limits, lowest);
  if (lowest !== byLaw) {
    throw new UnusableFile(`The lowest limit is ${lowest}. By law, FHA’s is 65% of FHFA’s: ${byLaw} in this year.`);
  }
  const highest = highestByLaw(lowestConforming);
  requireWithin(limits, ({ state }) => [lowest, isSetByLaw(state) ? highestByLaw(highest) : highest]);
  return complete(limits);
}

function requireMostAtLowest(limits: Limits, lowest: number): void {
  const usual = limits.filter(({ dollars }) => dollars === lowest).length;
  if (usual * 2 <= limits.length) {
    throw new UnusableFile('Fewer than half of the counties have the lowest limit. In a year’s list, most do.');
  }
}

function requireFollows(lowest: number, formerLowest: number): void {
  if (lowest < formerLowest) {
    throw new UnusableFile(`The lowest limit is ${lowest}. By law it can’t be below last year’s, ${formerLowest}.`);
  }
  if (lowest > formerLowest * 1.5) {
    throw new UnusableFile(`The lowest limit is ${lowest}, more than half above last year’s, ${formerLowest}.`);
  }
}

function requireWithin(limits: Limits, endsFor: (limit: CountyLimit) => readonly [least: number, most: number]): void {
  for (const limit of limits) {
    const { fips, name, state, dollars } = limit;
    const [least, most] = endsFor(limit);
    if (dollars < least || dollars > most) {
      const range = dollars < least ? `below the least that the law allows, ${least}` : `above the most, ${most}`;
      throw new UnusableFile(`${name}, ${state} (${fips}): ${dollars} is ${range}.`);
    }
  }
}

function complete(limits: Limits): Limits {
  const listed = new Map<string, CountyLimit>();
  for (const limit of limits) {
    if (listed.has(limit.fips)) throw new UnusableFile(`${limit.name}, ${limit.state} (${limit.fips}) is there twice.`);
    listed.set(limit.fips, limit);
  }
  const missing = usStateCodes.flatMap((state) => {
    const known = countyCodesOf(state);
    const prefix = known[0]?.slice(0, 2);
    const elsewhere = limits.find((limit) => limit.state === state && limit.fips.slice(0, 2) !== prefix);
    if (elsewhere) throw new UnusableFile(`${elsewhere.name} (${elsewhere.fips}) is not a county of ${state}.`);
    return known.filter((fips) => !listed.has(fips)).map((fips) => ({ fips, state }));
  });
  const served = missing.find(({ state }) => Object.hasOwn(servedStates, state));
  if (served) throw new UnusableFile(`County ${served.fips} of ${served.state} is missing.`);
  if (missing.length > mostMissing) throw new UnusableFile(`${missing.length} counties are missing.`);
  return limits.filter(({ fips }) => !formerCounties.get(fips)?.now.some((code) => listed.has(code)));
}

/** Connecticut's planning regions in an older list, and the few that change their codes. */
const mostMissing = 20;
