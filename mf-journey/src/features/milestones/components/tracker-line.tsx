import type { ReactNode } from 'react';
import { ChevronDownIcon, LoadingText, Skeleton } from '@hearthway/web-kit';
import { useLocation } from 'react-router-dom';
import { useMilestones } from '../milestones-provider.js';
import { currentMilestone, milestoneAt } from '../tracker.js';
import { TrackerList } from './tracker-list.js';
import css from './tracker-line.module.css';

/** For small screens: one line, such as "Step 2 of 9 · Buying Power", that opens the whole list. Another page closes it. */
export function TrackerLine(): ReactNode {
  const { tracker, state } = useMilestones();
  const { pathname } = useLocation();
  if (state === 'loading') return <TrackerLineSkeleton />;
  if (tracker.total === 0) return null;
  const milestone = milestoneAt(tracker, pathname) ?? currentMilestone(tracker);
  return (
    <nav className={css['tracker']} aria-label="Your journey">
      <details key={pathname} className={css['steps']}>
        <summary className={css['line']}>
          <span className={css['words']}>
            {milestone ? (
              <>
                Step {milestone.order} of {tracker.total} · <strong className={css['title']}>{milestone.title}</strong>
              </>
            ) : (
              `All ${tracker.total} steps completed`
            )}
          </span>
          <ChevronDownIcon size={20} className={css['chevron']} />
        </summary>
        <div className={css['list']}>
          <TrackerList label="Your milestones" />
        </div>
      </details>
    </nav>
  );
}

function TrackerLineSkeleton(): ReactNode {
  return (
    <div className={css['tracker']}>
      <LoadingText>Loading your milestones</LoadingText>
      <div className={css['line']} aria-hidden="true">
        <span className={css['skeleton']}>
          <Skeleton width="half" />
        </span>
      </div>
    </div>
  );
}
