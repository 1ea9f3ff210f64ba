import type { Transport } from '@hearthway/contracts/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAdminSession } from '../../session/index.js';
import type { ListPage } from './next-page.js';

export interface ListOfPages<Records> {
  /** Under what the pages are kept: the path of the operation. */
  readonly path: string;
  readonly fetchPage: (
    request: Transport,
    before: string | undefined,
    signal: AbortSignal,
  ) => Promise<ListPage<Records>>;
  readonly isEmpty: (records: Records) => boolean;
}

/** The newest page of a list, and older ones as they are asked for. Kept, but for an empty one, which is asked for again. */
export function useListPages<Records>({ path, fetchPage, isEmpty }: ListOfPages<Records>) {
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
