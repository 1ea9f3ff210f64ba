import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Card, ErrorState, type ErrorStateProps } from '@hearthway/web-kit';
import css from './upcoming-schedule.module.css';

/** Shown when the schedule's script or events fail to load. */
export function ScheduleError({ onRetry, retrying }: Pick<ErrorStateProps, 'onRetry' | 'retrying'>): ReactNode {
  return (
    <Card as="section" className={css['card']}>
      <h2 className={css['heading']}>{dashboardTexts.schedule}</h2>
      <ErrorState title="We couldn’t load your events" headingLevel={3} retrying={retrying} onRetry={onRetry}>
        <p>They’re safe. Check your connection and try again.</p>
      </ErrorState>
    </Card>
  );
}
