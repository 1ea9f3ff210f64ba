import type { ReactNode } from 'react';
import { Badge, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';

interface NotLoadedProps {
  /** As in “your letters”. */
  readonly what: string;
  readonly queries: readonly {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  }[];
}

/** Beside the title, so that a closed section tells, too. */
export function NotLoadedStatus({ queries }: Pick<NotLoadedProps, 'queries'>): ReactNode {
  return queries.some(({ isError }) => isError) && <Badge tone="warning">Didn’t load</Badge>;
}

/** Replaces the content of these queries while they load, or after a failure, with Try again. */
export function NotLoaded({ what, queries }: NotLoadedProps): ReactNode {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) {
    return (
      <>
        <LoadingText>Loading your {what}</LoadingText>
        <Skeleton lines={4} />
      </>
    );
  }
  return (
    <ErrorState
      headingLevel={3}
      title={`We couldn’t load your ${what}`}
      retrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of failed) void query.refetch();
      }}
    >
      What you saved is safe. Check your connection and try again.
    </ErrorState>
  );
}
