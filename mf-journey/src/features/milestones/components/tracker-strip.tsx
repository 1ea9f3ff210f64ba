import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { LoadingText, Skeleton } from '@hearthway/web-kit';
import { useMilestones } from '../milestones-provider.js';
import { currentMilestone } from '../tracker.js';
import { MilestoneButton } from './milestone-button.js';
import css from './tracker-strip.module.css';

const shownWhileLoading = 6;

/** The simple horizontal view, for screens without a sidebar. It opens at the step to take next. */
export function TrackerStrip({ label }: { label: string }): ReactNode {
  const { tracker, state } = useMilestones();
  const currentId = currentMilestone(tracker)?.id;
  const stripRef = useScrolledTo(currentId);
  if (state === 'loading') return <TrackerStripSkeleton />;
  return (
    <ol ref={stripRef} className={css['strip']} aria-label={label}>
      {tracker.milestones.map((milestone) => (
        <li
          key={milestone.id}
          className={css['item']}
          data-status={milestone.status}
          data-current={milestone.id === currentId || undefined}
        >
          <MilestoneButton milestone={milestone} css={css} />
        </li>
      ))}
    </ol>
  );
}

function useScrolledTo(currentId: string | undefined) {
  const stripRef = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const strip = stripRef.current;
    const current = strip?.querySelector<HTMLElement>('[data-current]');
    if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, [currentId]);
  return stripRef;
}

function TrackerStripSkeleton(): ReactNode {
  return (
    <div className={css['strip']}>
      <LoadingText>Loading your milestones</LoadingText>
      {Array.from({ length: shownWhileLoading }, (_, column) => (
        <div key={column} className={css['item']} aria-hidden="true">
          <div className={css['milestone']}>
            <Skeleton shape="circle" className={css['skeleton-marker']} />
            <span className={css['skeleton-words']}>
              <Skeleton width="wide" />
              <Skeleton width="half" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
