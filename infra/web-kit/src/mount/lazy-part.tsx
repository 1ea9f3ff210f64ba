import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.js';

export interface LazyPartLook {
  /** Holds the place until the script is there. */
  readonly waiting: ReactNode;
  /** Stands in when it cannot be fetched or throws; `retry` fetches it anew. */
  readonly failed: (retry: () => void) => ReactNode;
}

export interface LazyPartProps {
  readonly onError: (error: unknown) => void;
}

/** A part of a page whose script comes after the page, and whose failure stays its own. */
export function lazyPart(
  load: () => Promise<ComponentType>,
  { waiting, failed }: LazyPartLook,
): ComponentType<LazyPartProps> {
  const firstPart = partOf(load);
  return function LazyPart({ onError }: LazyPartProps): ReactNode {
    const [Part, setPart] = useState(() => firstPart);
    const fallback = (drawAnew: () => void): ReactNode =>
      failed(() => {
        setPart(() => partOf(load));
        drawAnew();
      });
    return (
      <ErrorBoundary onError={onError} fallback={fallback}>
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
