import type { ReactNode } from 'react';
import { Badge, ProgressBar, Skeleton } from '@hearthway/web-kit';
import { FallbackNotice, progressOf, useMilestones } from '../../features/milestones/index.js';
import css from './dashboard.module.css';

export function ProgressSummary(): ReactNode {
  const { tracker, state } = useMilestones();
  if (state === 'loading') {
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
