import type { ReactNode } from 'react';
import { ErrorState, Main, Spinner } from '@hearthway/web-kit';
import css from './page-stand-ins.module.css';

/** What stands for a page whose script is on its way. */
export const pageWaiting: ReactNode = (
  <Main className={css['page']}>
    <Spinner text="Loading…" size="large" />
  </Main>
);

/** What stands for a page that could not be fetched or drawn. */
export function pageFailed(retry: () => void): ReactNode {
  return (
    <Main className={css['page']}>
      <ErrorState headingLevel={1} onRetry={retry}>
        Check your connection and try again.
      </ErrorState>
    </Main>
  );
}
