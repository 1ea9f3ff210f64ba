import type { ReactNode } from 'react';
import { ErrorState, Main, Spinner } from '@hearthway/web-kit';
import css from './page-placeholders.module.css';

/** Shown while a page's script loads. */
export const pageWaiting: ReactNode = (
  <Main className={css['page']}>
    <Spinner text="Loading…" size="large" />
  </Main>
);

/** Shown when a page fails to load or render. */
export function pageFailed(retry: () => void): ReactNode {
  return (
    <Main className={css['page']}>
      <ErrorState headingLevel={1} onRetry={retry}>
        Check your connection and try again.
      </ErrorState>
    </Main>
  );
}
