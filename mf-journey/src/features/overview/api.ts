import { getOverview, type Overview } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export function fetchOverview(session: SessionAccess, signal?: AbortSignal): Promise<Overview> {
  return callOperation(session.request, getOverview, undefined, { signal });
}

/** Fetched on each visit of the dashboard, because every other page may change it. */
export function overviewQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [getOverview.path, userId],
    queryFn: ({ signal }) => fetchOverview(session, signal),
    staleTime: 0,
  });
}
