import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Button, VisuallyHidden, classNames } from '@hearthway/web-kit';
import { formatLongDay, formatShortMonth } from '../../local-time/index.js';
import { eventTime } from '../format-event.js';
import { eventClock, type ScheduledEvent } from '../schedule.js';
import { EventMarks } from './event-marks.js';
import css from './event-list.module.css';

export interface EventListProps {
  events: readonly ScheduledEvent[];
  labelledBy: string;
  onDetails: (event: ScheduledEvent) => void;
  /** At its full height, instead of scrolling in 320 px. */
  whole?: boolean | undefined;
}

export function EventList({ events, labelledBy, onDetails, whole = false }: EventListProps): ReactNode {
  return (
    <ul className={classNames(css['list'], !whole && css['scrolling'])} aria-labelledby={labelledBy}>
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
  const { title, address, startsAt } = event;
  const { reading } = eventClock(event);
  return (
    <>
      <time className={classNames(css['date'], event.overdue && css['overdue'])} dateTime={startsAt}>
        <span aria-hidden="true" className={css['month']}>
          {formatShortMonth(reading)}
        </span>
        <span aria-hidden="true" className={css['day']}>
          {reading.getDate()}
        </span>
        <VisuallyHidden>{formatLongDay(reading)}</VisuallyHidden>
      </time>
      <div className={css['content']}>
        <p className={css['title']}>
          {title} <EventMarks event={event} />
        </p>
        <p className={css['where']}>{[eventTime(event), address].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  );
}
