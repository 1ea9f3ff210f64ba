import type { UsStateCode } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';

interface Place {
  readonly state: UsStateCode;
  readonly countyFips?: string | undefined;
}

/** Of the rows in effect on a day, those that a price in this state and county can depend on. */
export function affordabilityRows(counting: ReadonlyMap<string, PolicyRow>, { state, countyFips }: Place): PolicyRow[] {
  const byPlace = byPlaceOf(counting);
  return [everywhere, state, countyFips].flatMap((place) => byPlace.get(place ?? '') ?? []);
}

/** Cached for the day, like the rows themselves: there are thousands across all counties. */
function byPlaceOf(counting: ReadonlyMap<string, PolicyRow>): ReadonlyMap<string, readonly PolicyRow[]> {
  const kept = keptByRows.get(counting);
  if (kept) return kept;
  const byPlace = new Map<string, PolicyRow[]>();
  for (const row of counting.values()) {
    // Rows about readiness and single homes, which only the service judges.
    if (/^(?:tolerance|home)\//.test(row.key)) continue;
    const place = /\b(?:state|county)\/(\w+)/.exec(row.key)?.[1] ?? everywhere;
    const rows = byPlace.get(place);
    if (rows) rows.push(row);
    else byPlace.set(place, [row]);
  }
  keptByRows.set(counting, byPlace);
  return byPlace;
}

const everywhere = 'everywhere';
const keptByRows = new WeakMap<ReadonlyMap<string, PolicyRow>, ReadonlyMap<string, readonly PolicyRow[]>>();
