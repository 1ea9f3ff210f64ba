import type { SourcedRow } from '@hearthway/contracts/affordability';
import type { UsStateCode } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { rowsOnDay, rowsInForce } from '../policy/index.js';

/** The rows that a price in this state and county can depend on. */
export function affordabilityRows(date: string, { state, countyFips }: Place): SourcedRow[] {
  const { get } = rowsInForce(date);
  const places = [`state/${state}`, ...(countyFips ? [`county/${countyFips}`] : [])];
  const limits = places.flatMap((place) => [get(`conventional/limit/${place}`), get(`fha/limit/${place}`)]);
  const others = rowsOnDay(date).filter(({ key }) => isFor(key, state));
  return [...others, ...limits.filter((limit) => limit !== undefined)].map(toSourced);
}

interface Place {
  readonly state: UsStateCode;
  readonly countyFips?: string | undefined;
}

function isFor(key: string, state: UsStateCode): boolean {
  if (key.startsWith('tolerance/') || key.startsWith('deadline/')) return false;
  return !key.startsWith('state/') || key.startsWith(`state/${state}/`);
}

function toSourced(row: PolicyRow): SourcedRow {
  const { id, name, value, unit, range, standing, checkedOn, sourceName, sourceUrl, effectiveFrom, effectiveTo } = row;
  return { id, name, value, unit, range, standing, checkedOn, sourceName, sourceUrl, effectiveFrom, effectiveTo };
}
