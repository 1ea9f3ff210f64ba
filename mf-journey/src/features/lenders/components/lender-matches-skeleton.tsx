import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from '@hearthway/web-kit';
import css from './lender-matches-card.module.css';

const usualLength = 3;

/** In the place of the list and its cards, at the size that they will have. */
export function LenderMatchesSkeleton(): ReactNode {
  return (
    <div className={css['skeleton']}>
      <LoadingText>Loading your lender matches</LoadingText>
      <Skeleton width="wide" />
      <div className={css['grid']}>
        {Array.from({ length: usualLength }, (_, place) => (
          <Skeleton key={place} shape="block" className={css['card-skeleton']} />
        ))}
      </div>
    </div>
  );
}
