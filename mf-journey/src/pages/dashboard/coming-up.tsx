import { useId, type ReactNode } from 'react';
import { Skeleton } from '@hearthway/web-kit';
import { MilestoneMarker, milestonesAfter, useMilestones } from '../../features/milestones/index.js';
import { useNextMilestone } from './use-next-milestone.js';
import css from './coming-up.module.css';

const shown = 3;

/** A look ahead, to read only: the tracker beside it leads there. */
export function ComingUp(): ReactNode {
  const { tracker, state } = useMilestones();
  const next = useNextMilestone();
  const headingId = useId();
  if (state === 'loading') return <ComingUpSkeleton />;
  const after = next ? milestonesAfter(tracker, next).slice(0, shown) : [];
  if (after.length === 0) return null;
  return (
    <section className={css['coming-up']} aria-labelledby={headingId}>
      <h2 id={headingId} className={css['heading']}>
        What comes after
      </h2>
      <ol className={css['list']} aria-labelledby={headingId}>
        {after.map((milestone) => (
          <li key={milestone.id} className={css['item']}>
            <MilestoneMarker milestone={milestone} />
            <div className={css['words']}>
              <p className={css['title']}>{milestone.title}</p>
              <p className={css['description']}>{milestone.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ComingUpSkeleton(): ReactNode {
  return (
    <div className={css['coming-up']} aria-hidden="true">
      <div className={css['heading']}>
        <Skeleton width="short" />
      </div>
      <div className={css['list']}>
        {Array.from({ length: shown }, (_, place) => (
          <div key={place} className={css['item']}>
            <Skeleton shape="circle" className={css['marker-skeleton']} />
            <div className={css['words']}>
              <Skeleton width="half" />
              <Skeleton width="wide" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
