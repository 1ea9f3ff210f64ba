import type { ComponentType, ReactNode } from 'react';
import { ErrorState, Main, Spinner } from '@hearthway/web-kit';
import { lazyPart, type LazyPartLook } from '@hearthway/web-kit/mount';
import { usePlatform } from '../platform/index.js';
import css from './late-part.module.css';

/** A page, or what stands in its place. */
export function partOfTheSlice(load: () => Promise<ComponentType>): ComponentType {
  return reported(load, {
    waiting: (
      <Main className={css['page']}>
        <Spinner text="Loading…" size="large" />
      </Main>
    ),
    failed: (retry) => (
      <Main className={css['page']}>
        <ErrorState headingLevel={1} onRetry={retry}>
          Check your connection and try again.
        </ErrorState>
      </Main>
    ),
  });
}

/** What stands below one of the tabs. */
export function partOfATab(load: () => Promise<ComponentType>): ComponentType {
  return reported(load, {
    waiting: <Spinner text="Loading…" className={css['tab']} />,
    failed: (retry) => <ErrorState onRetry={retry}>Check your connection and try again.</ErrorState>,
  });
}

function reported(load: () => Promise<ComponentType>, look: LazyPartLook): ComponentType {
  const Part = lazyPart(load, look);
  return function LatePart(): ReactNode {
    const { track } = usePlatform();
    const report = (error: unknown): void => {
      const errorName = error instanceof Error ? error.name : 'unknown';
      track({ eventType: 'error', eventSource: 'mf-admin', eventData: { kind: 'part', errorName } });
    };
    return <Part onError={report} />;
  };
}
