import { listCounties, type UsStateCode } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** @throws {RequestError} */
export function fetchCounties(session: SessionAccess, state: UsStateCode, signal?: AbortSignal) {
  return callOperation(session.request, listCounties, { query: { state } }, { signal });
}

/** Counties do not change while somebody sits at the form. */
export function countiesQuery(session: SessionAccess, state: UsStateCode) {
  return queryOptions({
    queryKey: [listCounties.path, state],
    queryFn: ({ signal }) => fetchCounties(session, state, signal),
    staleTime: Infinity,
  });
}
