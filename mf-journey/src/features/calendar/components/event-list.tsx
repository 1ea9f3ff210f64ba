import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Button, VisuallyHidden } from '@hearthway/web-kit';
import { formatLongDay, formatShortMonth } from '../../local-time/index.js';
import { timeOf, type ScheduledEvent } from '../schedule.js';
import { EventMarks } from './event-marks.js';
import css from './event-list.module.css';

export interface EventListProps {
  events: readonly ScheduledEvent[];
  labelledBy: string;
  onDetails: (event: ScheduledEvent) => void;
}

export function EventList({ events, labelledBy, onDetails }: EventListProps): ReactNode {
  return (
    <ul className={css['list']} aria-labelledby={labelledBy}>
      {events.map((event) => (
        <li key={event.id} className={css['event']}>
          <EventLine event={event} />
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onDetails(event);
            }}
          >
            {dashboardTexts.details} <VisuallyHidden>of {event.title}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function EventLine({ event }: { event: ScheduledEvent }): ReactNode {
  const { title, address, startsAt, reading } = event;
  return (
    <>
      <time className={css['date']} dateTime={startsAt}>
        <span aria-hidden="true" className={css['month']}>
          {formatShortMonth(reading)}
        </span>
        <span aria-hidden="true" className={css['day']}>
          {reading.getDate()}
        </span>
        <VisuallyHidden>{formatLongDay(reading)}</VisuallyHidden>
      </time>
      <div className={css['words']}>
        <p className={css['title']}>
          {title} <EventMarks event={event} />
        </p>
        <p className={css['where']}>{[timeOf(event), address].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  );
}
