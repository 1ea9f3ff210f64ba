import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
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
 * back) loads it again. Without React's own `lazy`, which would show it 300 ms after its placeholder, however soon it is there.
 */
export function lazyPage<Props extends object>(load: Load<Props>, waiting: ReactNode): ComponentType<Props> {
  let loaded: { readonly Page: ComponentType<Props> } | undefined;
  return function LazyPage(props: Props): ReactNode {
    const [found, setFound] = useState<typeof loaded | { readonly error: unknown }>(loaded);
    useEffect(() => {
      if (found) return;
      let isMounted = true;
      void load()
        .then((Page) => (loaded = { Page }))
        .catch((error: unknown) => ({ error }))
        .then((outcome) => {
          if (isMounted) setFound(outcome);
        });
      return () => {
        isMounted = false;
      };
    }, [found]);
    if (!found) return <Waiting>{waiting}</Waiting>;
    if ('error' in found) throw found.error;
    return <found.Page {...props} />;
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
