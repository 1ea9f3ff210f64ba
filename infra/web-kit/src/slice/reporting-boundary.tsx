import type { ReactNode } from 'react';
import { ErrorBoundary } from '../mount/error-boundary.js';
import { useSlice } from './platform-context.js';
import { reportError } from './report-error.js';

export interface ReportingBoundaryProps {
  readonly kind: 'page' | 'part';
  /** Rendered in place of the failed children; `retry` renders them again. */
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Contains and tracks render errors. */
export function ReportingBoundary({ kind, failed, children }: ReportingBoundaryProps): ReactNode {
  const slice = useSlice();
  return (
    <ErrorBoundary
      onError={(error) => reportError(slice, error, { kind })}
      host={slice.platform.host}
      fallback={failed}
    >
      {children}
    </ErrorBoundary>
  );
}
