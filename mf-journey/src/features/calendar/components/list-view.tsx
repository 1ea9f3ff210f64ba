import { useId, type ReactNode } from 'react';
import { dayOf, formatMonth, monthOf } from '../../local-time/index.js';
import type { ScheduledEvent } from '../schedule.js';
import { EventList } from './event-list.js';
import css from './list-view.module.css';

export interface ListViewProps {
  /** Upcoming, earliest first. */
  readonly events: readonly ScheduledEvent[];
  readonly onDetails: (event: ScheduledEvent) => void;
}

/** What is overdue, then everything ahead, by month. */
export function ListView({ events, onDetails }: ListViewProps): ReactNode {
  const parts = new Map<string, ScheduledEvent[]>();
  for (const event of events) {
    const part = event.overdue ? 'Overdue' : formatMonth(monthOf(dayOf(event.reading)));
    parts.set(part, [...(parts.get(part) ?? []), event]);
  }
  return [...parts].map(([title, listed]) => <Part key={title} title={title} events={listed} onDetails={onDetails} />);
}

function Part({ title, events, onDetails }: ListViewProps & { readonly title: string }): ReactNode {
  const headingId = useId();
  return (
    <div>
      <h3 id={headingId} className={css['heading']}>
        {title}
      </h3>
      <EventList events={events} labelledBy={headingId} onDetails={onDetails} />
    </div>
  );
}
