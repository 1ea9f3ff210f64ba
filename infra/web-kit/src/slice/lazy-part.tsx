import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ReportingBoundary } from './reporting-boundary.js';

export type Load<Props> = () => Promise<ComponentType<Props>>;

export interface LazyPartOptions {
  /** Placeholder while loading. */
  readonly waiting: ReactNode;
  /** Shown if it fails to load or throws; `retry` loads it again. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** A lazily loaded part of a page. Its errors are contained and tracked. */
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
 * A lazily loaded page. Errors go to the route's boundary. After a failed load, the next mount (by Try again or by coming
 * back) loads it again.
 */
export function lazyPage<Props extends object>(load: Load<Props>, waiting: ReactNode): ComponentType<Props> {
  // React.lazy caches a failed load forever, so replace the component after a failure.
  const createLazy = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = createLazy();
        throw error;
      }
    });
  let latest = createLazy();
  return function LazyPage(props: Props): ReactNode {
    const [Page] = useState(() => latest);
    return (
      <Suspense fallback={<Waiting>{waiting}</Waiting>}>
        <Page {...props} />
      </Suspense>
    );
  };
}

/** With a mark, so that whoever tries the slice before its release knows that more is to come. */
function Waiting({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <template data-waiting="" />
    </>
  );
}
