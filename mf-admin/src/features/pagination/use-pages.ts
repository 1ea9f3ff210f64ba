import type { Transport } from '@hearthway/contracts/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAdminSession } from '../../session/index.js';
import type { ListPage } from './next-page.js';

export interface ListSource<Records> {
  /** Query key: the path of the operation. */
  readonly path: string;
  readonly fetchPage: (
    request: Transport,
    before: string | undefined,
    signal: AbortSignal,
  ) => Promise<ListPage<Records>>;
  readonly isEmpty: (records: Records) => boolean;
}

/** Loads the newest page of a list, and older ones on request. Refetches on mounting only if the list is empty. */
export function usePages<Records>({ path, fetchPage, isEmpty }: ListSource<Records>) {
  const { request } = useAdminSession();
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => fetchPage(request, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before,
    select: ({ pages }) => pages.map(({ records }) => records),
    refetchOnMount: ({ state }) => (state.data?.pages.every(({ records }) => isEmpty(records)) ? 'always' : true),
  });
}
