import type { OperationReply } from '@hearthway/contracts/operation';
import { operationKey } from '@hearthway/web-kit/http';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAdminSession } from '../../session/index.js';
import { fetchPage, type PagedOperation } from './next-page.js';

export interface ListSource<Op extends PagedOperation> {
  readonly operation: Op;
  readonly isEmpty: (records: OperationReply<Op>) => boolean;
}

/** Loads the newest page of a list, and older ones on request. Refetches on mounting only if the list is empty. */
export function usePages<Op extends PagedOperation>({ operation, isEmpty }: ListSource<Op>) {
  const { request } = useAdminSession();
  return useInfiniteQuery({
    queryKey: operationKey({}, operation),
    queryFn: ({ pageParam, signal }) => fetchPage(request, operation, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before,
    select: ({ pages }) => pages.map(({ records }) => records),
    refetchOnMount: ({ state }) => (state.data?.pages.every(({ records }) => isEmpty(records)) ? 'always' : true),
  });
}
