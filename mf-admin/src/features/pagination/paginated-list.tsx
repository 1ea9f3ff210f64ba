import type { ReactNode } from 'react';
import type { OperationReply } from '@hearthway/contracts/operation';
import { Button } from '@hearthway/web-kit';
import { Freshness, RefreshFailure } from '../freshness/index.js';
import { LoadFailure } from '../load-failure/index.js';
import type { PagedOperation } from './next-page.js';
import css from './paginated-list.module.css';
import { usePages, type ListSource } from './use-pages.js';

interface PaginatedListProps<Op extends PagedOperation> extends ListSource<Op> {
  /** Title of the error when loading fails. */
  readonly failed: string;
  readonly waiting: ReactNode;
  readonly children: (pages: readonly OperationReply<Op>[], hasMore: boolean) => ReactNode;
}

/** The loaded pages of a list, their age, and a button for more; or the error. */
export function PaginatedList<Op extends PagedOperation>(props: PaginatedListProps<Op>): ReactNode {
  const { failed, waiting, children } = props;
  const list = usePages(props);
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
