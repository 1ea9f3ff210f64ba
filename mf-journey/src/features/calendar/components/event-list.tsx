import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Button, VisuallyHidden } from '@hearthway/web-kit';
import { DateBox } from '../../date-box/index.js';
import { formatLongDay } from '../../local-time/index.js';
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
      <time dateTime={startsAt}>
        <DateBox date={reading} />
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
