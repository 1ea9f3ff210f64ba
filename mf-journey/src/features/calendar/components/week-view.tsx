import { useId, type ReactNode } from 'react';
import { classNames } from '@hearthway/web-kit';
import { daysAfter, formatShortDay, formatWeekday, startOf, weekOf, type Day } from '../../local-time/index.js';
import { timeOf, type ScheduledEvent } from '../schedule.js';
import { EventMarks } from './event-marks.js';
import { PeriodHead } from './period-head.js';
import css from './week-view.module.css';

export interface WeekViewProps {
  readonly today: Day;
  /** Its week is shown. */
  readonly at: Day;
  readonly onMove: (day: Day) => void;
  readonly days: ReadonlyMap<Day, readonly ScheduledEvent[]>;
  readonly onDetails: (event: ScheduledEvent) => void;
}

/** One week, day by day. */
export function WeekView({ today, at, onMove, days, onDetails }: WeekViewProps): ReactNode {
  const headingId = useId();
  const week = weekOf(at);
  return (
    <div>
      <PeriodHead
        id={headingId}
        unit="week"
        onMove={(count) => {
          onMove(daysAfter(at, 7 * count));
        }}
      >
        Week of {formatShortDay(startOf(week[0] ?? at))}
      </PeriodHead>
      <ol className={css['days']} aria-labelledby={headingId}>
        {week.map((day) => (
          <li key={day} className={css['row']}>
            <p className={classNames(css['day'], day === today && css['today'])}>
              {formatWeekday(startOf(day))}
              {day === today && <span className={css['now']}>Today</span>}
            </p>
            <DayEvents events={days.get(day)} onDetails={onDetails} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DayEventsProps extends Pick<WeekViewProps, 'onDetails'> {
  readonly events: readonly ScheduledEvent[] | undefined;
}

function DayEvents({ events, onDetails }: DayEventsProps): ReactNode {
  if (!events) return <p className={css['nothing']}>Nothing planned</p>;
  return (
    <ul className={css['events']}>
      {events.map((event) => (
        <li key={event.id}>
          <button
            type="button"
            className={css['event']}
            onClick={() => {
              onDetails(event);
            }}
          >
            <span className={css['time']}>{timeOf(event)}</span>
            <span className={css['title']}>
              {event.title} <EventMarks event={event} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
