import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { ErrorBoundary } from '@hearthway/web-kit/mount';
import { usePlatform } from '../platform/index.js';

export interface LazyPartLook {
  /** Holds the place until the script is there. */
  readonly waiting: ReactNode;
  /** Stands in when it cannot be fetched or throws; `retry` fetches it anew. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** A part of a page whose script comes after the page, and whose failure stays its own. */
export function lazyPart(load: () => Promise<ComponentType>, { waiting, failed }: LazyPartLook): ComponentType {
  const firstPart = partOf(load);
  return function LazyPart(): ReactNode {
    const { track } = usePlatform();
    const [Part, setPart] = useState(() => firstPart);
    const report = (error: unknown): void => {
      const errorName = error instanceof Error ? error.name : 'unknown';
      track({ eventType: 'error', eventSource: 'mf-journey', eventData: { kind: 'part', errorName } });
    };
    const fallback = (drawAnew: () => void): ReactNode =>
      failed(() => {
        setPart(() => partOf(load));
        drawAnew();
      });
    return (
      <ErrorBoundary onError={report} fallback={fallback}>
        <Suspense fallback={waiting}>
          <Part />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

// React remembers a fetch that failed for as long as this component is the same one.
function partOf(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load() }));
}
