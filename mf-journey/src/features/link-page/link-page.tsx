import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { homePath } from '@hearthway/contracts/pages';
import { buttonClassName, Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import type { RequestError } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import type { UseQueryResult } from '@tanstack/react-query';
import css from './link-page.module.css';

interface LinkPageProps<Shared> {
  readonly query: UseQueryResult<Shared, RequestError>;
  /** Said while it loads. */
  readonly loading: string;
  readonly children: (shared: Shared) => ReactNode;
}

/** What someone shared, for anyone with the link; or that the link doesn’t work. */
export function LinkPage<Shared>({ query, loading, children }: LinkPageProps<Shared>): ReactNode {
  if (query.isError && isGone(query.error)) return <Gone />;
  if (query.data !== undefined) return children(query.data);
  return (
    <Card padding="large">
      {query.isError ? (
        <ErrorState
          title="We couldn’t load this page"
          headingLevel={1}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          Check your connection and try again.
        </ErrorState>
      ) : (
        <>
          <LoadingText>{loading}</LoadingText>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={4} />
        </>
      )}
    </Card>
  );
}

/** Also if the address is not one of ours, for example because it was cut when it was copied. */
const isGone = ({ status }: RequestError): boolean => status === 404 || status === 400;

function Gone(): ReactNode {
  return (
    <Card padding="large" className={css['gone']}>
      <h1 tabIndex={-1}>This link doesn’t work</h1>
      <p>It may have been turned off, or part of it is missing. Ask the person who sent it for a new one.</p>
      <p>
        <PageLink to={homePath} className={buttonClassName({ variant: 'secondary' })}>
          What is {brand.name}?
        </PageLink>
      </p>
    </Card>
  );
}
