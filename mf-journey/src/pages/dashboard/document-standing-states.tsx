import type { ReactNode } from 'react';
import { ErrorState, LoadingText, Skeleton, type ErrorStateProps } from '@hearthway/web-kit';

/** Shown while the script or the documents load. */
export function StandingSkeleton(): ReactNode {
  return (
    <div>
      <LoadingText>Loading your documents</LoadingText>
      <Skeleton lines={5} />
    </div>
  );
}

/** Shown when either fails to load. */
export function StandingError({ onRetry, retrying }: Pick<ErrorStateProps, 'onRetry' | 'retrying'>): ReactNode {
  return (
    <ErrorState
      headingLevel={3}
      illustration={null}
      title="We couldn’t load your documents"
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
