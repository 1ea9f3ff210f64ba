import type { ReactNode } from 'react';
import { ErrorBoundary } from '../mount/error-boundary.js';
import { useSlice } from './platform-context.js';
import { reportError } from './report-error.js';

export interface ReportingBoundaryProps {
  readonly kind: 'page' | 'part';
  /** Stands in for what failed; `retry` draws it anew. */
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a failure to its own place, and tracks it. */
export function ReportingBoundary({ kind, failed, children }: ReportingBoundaryProps): ReactNode {
  const slice = useSlice();
  return (
    <ErrorBoundary onError={(error) => reportError(slice, error, { kind })} fallback={failed}>
      {children}
    </ErrorBoundary>
  );
}
