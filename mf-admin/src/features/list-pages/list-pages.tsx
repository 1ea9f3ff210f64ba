import type { ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import { Freshness, RefreshFailure } from '../freshness/index.js';
import { LoadFailure } from '../load-failure/index.js';
import css from './list-pages.module.css';
import { useListPages, type ListOfPages } from './use-list-pages.js';

interface ListPagesProps<Records> {
  readonly of: ListOfPages<Records>;
  /** When it cannot be fetched. */
  readonly failed: string;
  readonly waiting: ReactNode;
  readonly children: (pages: readonly Records[], hasMore: boolean) => ReactNode;
}

/** What was fetched of a list, how old that is, and the ways to more of it; or why it is not there. */
export function ListPages<Records>({ of, failed, waiting, children }: ListPagesProps<Records>): ReactNode {
  const list = useListPages(of);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = list;
  const refresh = (): void => void list.refetch();
  if (!data) {
    return error ? <LoadFailure title={failed} error={error} onRetry={refresh} retrying={isFetching} /> : waiting;
  }
  return (
    <>
      {error && <RefreshFailure title={failed} error={error} />}
      <Freshness fetchedAt={list.dataUpdatedAt} refreshing={isFetching && !isFetchingNextPage} onRefresh={refresh} />
      {children(data, hasNextPage)}
      {hasNextPage && (
        <div className={css['more']}>
          <p>Search and sorting don’t include older records until you load them.</p>
          <Button
            variant="secondary"
            size="small"
            pending={isFetchingNextPage}
            pendingText="Loading…"
            onClick={() => void list.fetchNextPage()}
          >
            Load older
          </Button>
        </div>
      )}
    </>
  );
}
