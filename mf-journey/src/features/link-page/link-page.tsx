import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { buttonClassName, Card, ErrorState, LoadingText, Main, Skeleton, Wordmark } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { sharedTokenIn } from './shared-link.js';
import css from './link-page.module.css';

export interface LinkPageProps<Shared> {
  readonly path: string;
  /** Said while it loads. */
  readonly loading: string;
  readonly fetch: (token: string, signal: AbortSignal) => Promise<Shared>;
  readonly children: (shared: Shared, token: string) => ReactNode;
}

/** A page for anyone with a link, outside the signed-in frame. */
export function LinkPage<Shared>({ path, loading, fetch, children }: LinkPageProps<Shared>): ReactNode {
  const token = sharedTokenIn(useLocation().hash);
  const query = useQuery({
    queryKey: [path, token],
    queryFn: ({ signal }) => fetch(token ?? '', signal),
    enabled: token !== undefined,
    retry: false,
    // A link that was turned off must not live on in the cache.
    gcTime: 0,
    staleTime: 0,
    // Opening it is written down.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isGone = token === undefined || (query.error instanceof RequestError && query.error.status === 404);
  return (
    <div className={css['page']}>
      <header className={css['bar']}>
        <a href="/" className={css['home']}>
          <Wordmark name={brand.name} />
        </a>
      </header>
      <Main className={css['main']}>
        {query.data !== undefined && !isGone ? (
          children(query.data, token)
        ) : isGone ? (
          <Gone />
        ) : query.isError ? (
          <Card padding="large">
            <ErrorState
              title="We couldn’t load this page"
              headingLevel={1}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            >
              Check your connection and try again.
            </ErrorState>
          </Card>
        ) : (
          <Card padding="large">
            <LoadingText>{loading}</LoadingText>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={4} />
          </Card>
        )}
      </Main>
    </div>
  );
}

function Gone(): ReactNode {
  return (
    <Card padding="large" className={css['gone']}>
      <h1 tabIndex={-1}>This link doesn’t work</h1>
      <p>It may have been turned off, or part of it is missing. Ask the person who sent it for a new one.</p>
      <a href="/" className={buttonClassName({ variant: 'secondary' })}>
        What is {brand.name}?
      </a>
    </Card>
  );
}
