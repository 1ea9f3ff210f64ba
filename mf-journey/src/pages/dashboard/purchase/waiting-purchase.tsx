import { Card, Skeleton } from '@hearthway/web-kit';
import { NextStepSkeleton } from '../next-step.js';
import css from './lazy-purchase.module.css';

/** While nobody knows yet what leads: a deadline, the next step, or the home. */
export const waitingPurchase = (
  <div className={css['waiting']}>
    <Card aria-hidden="true">
      <Skeleton shape="title" width="half" />
      <Skeleton lines={2} />
    </Card>
    <NextStepSkeleton />
  </div>
);
