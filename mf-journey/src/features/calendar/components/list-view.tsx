import { useId, type ReactNode } from 'react';
import { formatMonth, monthOf, type Day } from '../../local-time/index.js';
import { eventDay, upcomingEvents, type ScheduledEvent } from '../schedule.js';
import { EventList } from './event-list.js';
import css from './list-view.module.css';

interface ListViewProps {
  readonly today: Day;
  readonly events: readonly ScheduledEvent[];
  readonly onDetails: (event: ScheduledEvent) => void;
  /** Shown if nothing is ahead. */
  readonly empty: ReactNode;
}

/** What is overdue, then everything ahead, by month. */
export function ListView({ today, events, onDetails, empty }: ListViewProps): ReactNode {
  const listed = upcomingEvents(events, today);
  if (listed.length === 0) return empty;
  const overdue = listed.filter((event) => event.overdue);
  const ahead = listed.filter((event) => !event.overdue);
  const months = [...new Set(ahead.map((event) => monthOf(eventDay(event))))];
  return (
    <>
      {overdue.length > 0 && <Part title="Overdue" events={overdue} onDetails={onDetails} />}
      {months.map((month) => (
        <Part
          key={month}
          title={formatMonth(`${month}-01`)}
          events={ahead.filter((event) => monthOf(eventDay(event)) === month)}
          onDetails={onDetails}
        />
      ))}
    </>
  );
}

function Part({
  title,
  events,
  onDetails,
}: Pick<ListViewProps, 'events' | 'onDetails'> & { readonly title: string }): ReactNode {
  const headingId = useId();
  return (
    <div className={css['part']}>
      <h3 id={headingId} className={css['heading']}>
        {title}
      </h3>
      <EventList whole events={events} labelledBy={headingId} onDetails={onDetails} />
    </div>
  );
}
