import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Badge, Button, VisuallyHidden } from '@hearthway/web-kit';
import { formatLongDay, formatShortMonth, formatTime } from '../../local-time/index.js';
import type { ScheduledEvent } from '../schedule.js';
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

function EventLine({ event: { title, address, startsAt, sample } }: { event: ScheduledEvent }): ReactNode {
  const moment = new Date(startsAt);
  return (
    <>
      <time className={css['date']} dateTime={startsAt}>
        <span aria-hidden="true" className={css['month']}>
          {formatShortMonth(moment)}
        </span>
        <span aria-hidden="true" className={css['day']}>
          {moment.getDate()}
        </span>
        <VisuallyHidden>{formatLongDay(moment)}</VisuallyHidden>
      </time>
      <div className={css['words']}>
        <p className={css['title']}>
          {title} {sample && <Badge className={css['sample']}>Sample</Badge>}
        </p>
        <p className={css['where']}>{[formatTime(moment), address].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  );
}
