import type { ReactNode } from 'react';
import { Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import css from './step-page.module.css';

interface Query {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface WaitingProps {
  /** As in “your closing”. */
  readonly noun: string;
  /** What the page needs. */
  readonly queries: readonly Query[];
  readonly cards?: 2 | 3;
}

/** Shown while data loads, or when loading failed. */
export function Waiting({ noun, queries, cards = 2 }: WaitingProps): ReactNode {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length > 0) {
    return (
      <Card padding="large">
        <ErrorState
          title={`We couldn’t load your ${noun}`}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        >
          <p>What you saved is safe. Check your connection and try again.</p>
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <LoadingText>{`Loading your ${noun}`}</LoadingText>
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card} className={css['skeleton']}>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={4} />
        </Card>
      ))}
    </>
  );
}
