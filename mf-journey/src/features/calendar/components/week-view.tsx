import { useId, useState, type ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, classNames } from '@hearthway/web-kit';
import { daysAfter, formatShortDay, formatWeekday, startOf, weekOf, type Day } from '../../local-time/index.js';
import { eventTime } from '../format-event.js';
import type { ScheduledEvent } from '../schedule.js';
import { EventMarks } from './event-marks.js';
import css from './week-view.module.css';

interface WeekViewProps {
  readonly today: Day;
  readonly days: ReadonlyMap<Day, readonly ScheduledEvent[]>;
  readonly onDetails: (event: ScheduledEvent) => void;
}

/** One week, day by day. */
export function WeekView({ today, days, onDetails }: WeekViewProps): ReactNode {
  const [at, setAt] = useState(today);
  const headingId = useId();
  const week = weekOf(at);
  const first = week[0] ?? at;
  return (
    <div>
      <div className={css['head']}>
        <h3 className={css['heading']} id={headingId} aria-live="polite">
          Week of {formatShortDay(startOf(first))}
        </h3>
        <IconButton
          label="Previous week"
          icon={<ChevronLeftIcon size={20} />}
          onClick={() => {
            setAt(daysAfter(at, -7));
          }}
        />
        <IconButton
          label="Next week"
          icon={<ChevronRightIcon size={20} />}
          onClick={() => {
            setAt(daysAfter(at, 7));
          }}
        />
      </div>
      <ol className={css['days']} aria-labelledby={headingId}>
        {week.map((day) => (
          <WeekDay key={day} day={day} isToday={day === today} events={days.get(day) ?? []} onDetails={onDetails} />
        ))}
      </ol>
    </div>
  );
}

interface WeekDayProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly events: readonly ScheduledEvent[];
  readonly onDetails: (event: ScheduledEvent) => void;
}

function WeekDay({ day, isToday, events, onDetails }: WeekDayProps): ReactNode {
  return (
    <li className={css['row']}>
      <p className={classNames(css['day'], isToday && css['today'])}>
        {formatWeekday(startOf(day))}
        {isToday && <span className={css['now']}>Today</span>}
      </p>
      {events.length === 0 ? (
        <p className={css['nothing']}>Nothing planned</p>
      ) : (
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
                <span className={css['time']}>{eventTime(event)}</span>
                <span className={css['title']}>
                  {event.title} <EventMarks event={event} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
