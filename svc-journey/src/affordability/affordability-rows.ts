import type { UsStateCode } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';

interface Place {
  readonly state: UsStateCode;
  readonly countyFips?: string | undefined;
}

/** The rows that a price in this state and county can depend on. */
export function affordabilityRows(rows: Iterable<PolicyRow>, { state, countyFips }: Place): PolicyRow[] {
  const places: readonly (string | undefined)[] = [state, countyFips];
  return [...rows].filter(({ key }) => {
    // Of readiness, which the service alone judges.
    if (key.startsWith('tolerance/')) return false;
    const place = /\b(?:state|county)\/(\w+)/.exec(key)?.[1];
    return place === undefined || places.includes(place);
  });
}
