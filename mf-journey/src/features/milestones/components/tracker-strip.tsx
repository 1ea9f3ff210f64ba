import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from '@hearthway/web-kit';
import { useLocation } from 'react-router-dom';
import { useMilestones } from '../milestones-provider.js';
import { currentMilestone, milestoneAt } from '../tracker.js';
import { useScrolledTo } from '../use-scrolled-to.js';
import { MilestoneButton } from './milestone-button.js';
import css from './tracker-strip.module.css';

const shownWhileLoading = 6;

/** Horizontal view. Scrolls to the current page's milestone, or to the next one. */
export function TrackerStrip({ label }: { label: string }): ReactNode {
  const { tracker, state } = useMilestones();
  const { pathname } = useLocation();
  const inView = (milestoneAt(tracker, pathname) ?? currentMilestone(tracker))?.id;
  const stripRef = useScrolledTo<HTMLOListElement>(inView);
  if (state === 'loading') return <TrackerStripSkeleton />;
  return (
    <div className={css['frame']}>
      <ol ref={stripRef} className={css['strip']} aria-label={label}>
        {tracker.milestones.map((milestone) => (
          <li
            key={milestone.id}
            className={css['item']}
            data-status={milestone.status}
            data-in-view={milestone.id === inView || undefined}
          >
            <MilestoneButton milestone={milestone} css={css} />
          </li>
        ))}
      </ol>
    </div>
  );
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
