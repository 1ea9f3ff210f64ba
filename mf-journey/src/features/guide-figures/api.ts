import { listGuideFigures, type GuideFigure } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export async function fetchGuideFigures(session: SessionAccess, signal?: AbortSignal): Promise<readonly GuideFigure[]> {
  return (await callOperation(session.request, listGuideFigures, undefined, { signal })).figures;
}

/** The same for everyone. */
export function guideFiguresQuery(session: SessionAccess) {
  return queryOptions({
    queryKey: [listGuideFigures.path],
    queryFn: ({ signal }) => fetchGuideFigures(session, signal),
    staleTime: Infinity,
  });
}
