import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Card, ErrorState, LoadingText, Skeleton, type ErrorStateProps } from '@hearthway/web-kit';
import css from './upcoming-schedule.module.css';

/** Shown while the schedule's script or events load. */
export function ScheduleSkeleton(): ReactNode {
  return (
    <Card as="section" id="schedule" className={css['card']}>
      <header className={css['header']}>
        <h2 className={css['heading']}>{dashboardTexts.schedule}</h2>
        <Skeleton shape="block" className={css['views-skeleton']} />
      </header>
      <LoadingText>Loading your events</LoadingText>
      <div className={css['columns']} aria-hidden="true">
        <Skeleton shape="block" className={css['month-skeleton']} />
        <div className={css['events']}>
          <p className={css['events-head']}>
            <Skeleton width="half" />
          </p>
          {Array.from({ length: 3 }, (_, place) => (
            <Skeleton key={place} shape="block" className={css['event-skeleton']} />
          ))}
        </div>
      </div>
    </Card>
  );
}

/** Shown when the schedule's script or events fail to load. */
export function ScheduleError({ onRetry, retrying }: Pick<ErrorStateProps, 'onRetry' | 'retrying'>): ReactNode {
  return (
    <Card as="section" id="schedule" className={css['card']}>
      <h2 className={css['heading']}>{dashboardTexts.schedule}</h2>
      <ErrorState title="We couldn’t load your events" headingLevel={3} retrying={retrying} onRetry={onRetry}>
        <p>They’re safe. Check your connection and try again.</p>
      </ErrorState>
    </Card>
  );
}
