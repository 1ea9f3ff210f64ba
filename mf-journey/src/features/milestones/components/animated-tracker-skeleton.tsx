import type { ReactNode } from 'react';
import { Card, LoadingText, Skeleton } from '@hearthway/web-kit';
import css from './animated-tracker.module.css';

/** Shown while the animated view's script or the milestones load. */
export function AnimatedTrackerSkeleton(): ReactNode {
  return (
    <Card as="section" padding="none" className={css['journey']}>
      <header className={css['header']}>
        <h2 className={css['heading']}>Your journey</h2>
      </header>
      <LoadingText>Loading your milestones</LoadingText>
      <div className={css['row']} aria-hidden="true">
        <div className={css['land-skeleton']}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={css['detail']} aria-hidden="true">
        <div className={css['content']}>
          <p className={css['eyebrow']}>
            <Skeleton width="short" />
          </p>
          <Skeleton shape="title" width="half" />
          <Skeleton width="wide" />
        </div>
        <div className={css['actions']}>
          <Skeleton shape="block" className={css['action-skeleton']} />
          <Skeleton shape="block" className={css['action-skeleton']} />
          <Skeleton shape="block" className={css['action-skeleton']} />
        </div>
      </div>
    </Card>
  );
}
