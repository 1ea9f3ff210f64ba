import { listAffordabilityRows, type SourcedRow } from '@hearthway/contracts/affordability';
import type { UsStateCode } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export interface RowsPlace {
  readonly state: UsStateCode;
  readonly countyFips: string | null;
}

export interface DayRows {
  /** The day on which the rows are in force (YYYY-MM-DD). */
  readonly date: string;
  readonly rows: readonly SourcedRow[];
}

export function fetchAffordabilityRows(
  session: SessionAccess,
  { state, countyFips }: RowsPlace,
  signal?: AbortSignal,
): Promise<DayRows> {
  const query = { state, ...(countyFips !== null && { countyFips }) };
  return callOperation(session.request, listAffordabilityRows, { query }, { signal });
}

export function affordabilityRowsQuery(session: SessionAccess, place: RowsPlace) {
  return queryOptions({
    queryKey: [listAffordabilityRows.path, place.state, place.countyFips],
    queryFn: ({ signal }) => fetchAffordabilityRows(session, place, signal),
    // They change once a day at most.
    staleTime: 60 * 60 * 1000,
  });
}
