import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ReportingBoundary } from './reporting-boundary.js';

export type Load<Props> = () => Promise<ComponentType<Props>>;

export interface LazyPartOptions {
  /** Holds the place until the script is there. */
  readonly waiting: ReactNode;
  /** Stands in when it cannot be fetched or throws; `retry` fetches it anew. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** A part of a page whose script comes after the page, and whose failure stays its own and is tracked. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { waiting, failed }: LazyPartOptions,
): ComponentType<Props> {
  const Part = lazyPage(load, waiting);
  return function LazyPart(props: Props): ReactNode {
    return (
      <ReportingBoundary kind="part" failed={failed}>
        <Part {...props} />
      </ReportingBoundary>
    );
  };
}

/**
 * A page whose script comes when it is opened. What it throws is for the boundary of its route. One that could not be
 * fetched is fetched anew when it is drawn again: by Try again, or by coming back to it.
 */
export function lazyPage<Props extends object>(load: Load<Props>, waiting: ReactNode): ComponentType<Props> {
  // React remembers a fetch that failed for as long as the component is the same one.
  const fetched = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = fetched();
        throw error;
      }
    });
  let latest = fetched();
  return function LazyPage(props: Props): ReactNode {
    const [Page] = useState(() => latest);
    return (
      <Suspense fallback={waiting}>
        <Page {...props} />
      </Suspense>
    );
  };
}
