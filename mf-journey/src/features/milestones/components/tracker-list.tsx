import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from '@hearthway/web-kit';
import { useMilestones } from '../milestones-provider.js';
import { MilestoneButton } from './milestone-button.js';
import css from './tracker-list.module.css';

/** Length of the default list. */
const usualLength = 9;

/** Vertical view for the sidebar, and for the line that replaces it on small screens. */
export function TrackerList({ label }: { label: string }): ReactNode {
  const { tracker, state } = useMilestones();
  if (state === 'loading') return <TrackerListSkeleton />;
  return (
    <ol className={css['list']} aria-label={label}>
      {tracker.milestones.map((milestone) => (
        <li key={milestone.id} className={css['item']} data-status={milestone.status}>
          <MilestoneButton milestone={milestone} css={css} />
        </li>
      ))}
    </ol>
  );
}

function TrackerListSkeleton(): ReactNode {
  return (
    <div className={css['list']}>
      <LoadingText>Loading your milestones</LoadingText>
      {Array.from({ length: usualLength }, (_, row) => (
        <div key={row} className={css['item']}>
          <div className={css['milestone']} aria-hidden="true">
            <Skeleton shape="circle" className={css['skeleton-marker']} />
            <span className={css['skeleton-words']}>
              <Skeleton width={row % 3 === 1 ? 'half' : 'wide'} />
              <Skeleton width="half" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
