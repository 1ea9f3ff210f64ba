import { use, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '../mount/error-boundary.js';
import { SliceSignalsContext } from '../mount/slice-signals-context.js';
import { useSlice } from './platform-context.js';
import { reportError } from './report-error.js';

export interface ReportingBoundaryProps {
  readonly kind: 'page' | 'part';
  /** Rendered in place of the failed children; `retry` renders them again. */
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Contains and tracks render errors. The shell hears of a failed page, which another version may heal. */
export function ReportingBoundary({ kind, failed, children }: ReportingBoundaryProps): ReactNode {
  const slice = useSlice();
  return (
    <ErrorBoundary
      onError={(error) => reportError(slice, error, { kind })}
      fallback={kind === 'part' ? failed : (retry) => <FailedPage>{failed(retry)}</FailedPage>}
    >
      {children}
    </ErrorBoundary>
  );
}

function FailedPage({ children }: Pick<ReportingBoundaryProps, 'children'>): ReactNode {
  const { onPageFailure } = use(SliceSignalsContext);
  useEffect(() => onPageFailure?.(), [onPageFailure]);
  return children;
}
