import type { ReactNode } from 'react';
import { Badge, ProgressBar, Skeleton } from '@hearthway/web-kit';
import type { Overview } from '@hearthway/contracts/journey';
import { FallbackNotice, progressOf, useMilestone, useMilestones } from '../../features/milestones/index.js';
import { useHomeowner } from '../../features/overview/index.js';
import css from './dashboard.module.css';

export function ProgressSummary(): ReactNode {
  const { tracker, state } = useMilestones();
  const { homeowner, isPending } = useHomeowner();
  const isClosed = useMilestone('Closing')?.status === 'completed';
  if (homeowner) return <FirstYear homeowner={homeowner} />;
  if (state === 'loading' || (isClosed && isPending)) {
    return (
      <div className={css['progress']}>
        <span className={css['sentence-skeleton']}>
          <Skeleton />
        </span>
        <span className={css['bar-skeleton']}>
          <Skeleton />
        </span>
      </div>
    );
  }
  if (state === 'fallback') return <FallbackNotice />;
  const { percent, badge } = progressOf(tracker);
  const counted = `${tracker.completed} of ${tracker.total} milestones`;
  return (
    <div className={css['progress']}>
      <p className={css['sentence']}>
        <span>
          You’ve completed <strong className={css['percent']}>{percent}%</strong> of your journey: {counted}.
        </span>
        <Badge tone="primary">{badge}</Badge>
      </p>
      <ProgressBar label="Your journey" value={percent} valueText={`${percent}%, ${counted}`} />
    </div>
  );
}

/** Steps that the buyer skipped on the way don’t matter any more. */
function FirstYear({
  homeowner: { done, total },
}: {
  readonly homeowner: NonNullable<Overview['homeowner']>;
}): ReactNode {
  return (
    <div className={css['progress']}>
      <p className={css['sentence']}>
        You have the keys, and {done} of {total} first-year tasks {done === 1 ? 'is' : 'are'} done.
      </p>
      <ProgressBar label="Your first year" value={done} max={total} valueText={`${done} of ${total} done`} />
    </div>
  );
}
