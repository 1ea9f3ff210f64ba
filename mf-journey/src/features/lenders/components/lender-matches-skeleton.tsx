import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from '@hearthway/web-kit';
import css from './lender-matches-card.module.css';

const usualLength = 3;

/** Placeholder for the list at its usual size. */
export function LenderMatchesSkeleton(): ReactNode {
  return (
    <div className={css['skeleton']}>
      <LoadingText>Loading your lender matches</LoadingText>
      <div className={css['skeleton-introduction']}>
        <Skeleton width="wide" />
        <Skeleton width="short" />
      </div>
      <div className={css['grid']}>
        {Array.from({ length: usualLength }, (_, place) => (
          <div key={place} className={css['card-skeleton']}>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={3} />
            <Skeleton lines={3} width="wide" />
          </div>
        ))}
      </div>
    </div>
  );
}
