import { queryDefaults } from '@hearthway/contracts/constants';
import { getLenderList, type LenderList } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export function fetchLenderList(session: SessionAccess, signal?: AbortSignal): Promise<LenderList> {
  return callOperation(session.request, getLenderList, undefined, { signal });
}

export function lenderListQuery(session: SessionAccess) {
  return queryOptions({
    queryKey: [getLenderList.path],
    queryFn: ({ signal }) => fetchLenderList(session, signal),
    staleTime: queryDefaults.lenderMatches.staleMilliseconds,
  });
}
