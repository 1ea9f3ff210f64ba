import type { ReactNode } from 'react';
import { Card, ErrorState, LoadingText, Skeleton, type ErrorStateProps } from '@hearthway/web-kit';

/** Shown while the contract’s script or data load. */
export function ContractLoading(): ReactNode {
  return (
    <Card as="section">
      <LoadingText>Loading your contract</LoadingText>
      <Skeleton width="half" />
    </Card>
  );
}

/** Shown when the contract’s script or data fail to load. */
export function ContractError({ onRetry, retrying }: Pick<ErrorStateProps, 'onRetry' | 'retrying'>): ReactNode {
  return (
    <Card as="section">
      <ErrorState title="We couldn’t load your contract" headingLevel={2} retrying={retrying} onRetry={onRetry}>
        <p>Your dates are safe. Check your connection and try again.</p>
      </ErrorState>
    </Card>
  );
}
