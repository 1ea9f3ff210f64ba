import type { ReactNode } from 'react';
import type { AnalyticsReport } from '@hearthway/contracts/analytics';
import { adminTexts } from '@hearthway/contracts/texts';
import { EmptyState } from '@hearthway/web-kit';
import { DataTable, type Column, type Order } from '../../../features/data-table/index.js';
import { FigureHeading } from '../../../features/figure-definition/index.js';
import { RelativeTime } from '../../../features/relative-time/index.js';
import { formatEventData } from './format-event-data.js';
import css from './recent-events.module.css';
import section from './report-view.module.css';

type RecentEvent = AnalyticsReport['recentEvents'][number];

const title = 'Recent events';

const columns: readonly Column<RecentEvent>[] = [
  { id: 'type', header: 'Type', share: 16, text: ({ eventType }) => eventType },
  { id: 'source', header: 'Source', share: 15, text: ({ eventSource }) => eventSource },
  {
    id: 'data',
    header: 'Data',
    share: 49,
    text: ({ eventData }) => dataOf(eventData).flat().join(' '),
    cell: ({ eventData }) => <EventData eventData={eventData} />,
  },
  {
    id: 'time',
    header: 'When',
    share: 20,
    text: () => '',
    sortBy: ({ createdAt }) => Date.parse(createdAt),
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
];
const newestFirst: Order = { by: 'time', direction: 'descending' };

export function RecentEvents({ events }: { events: readonly RecentEvent[] }): ReactNode {
  return (
    <section aria-label={title} className={section['section']}>
      <FigureHeading variant="title" figure="recentEvents">
        {title}
      </FigureHeading>
      {events.length === 0 ? (
        <EmptyState headingLevel={3} title={adminTexts.noEvents} className={section['empty']} />
      ) : (
        <div className={css['table']}>
          <DataTable label={title} columns={columns} rows={events} rowId={({ id }) => id} firstOrder={newestFirst} />
        </div>
      )}
    </section>
  );
}

function EventData({ eventData }: Pick<RecentEvent, 'eventData'>): ReactNode {
  return (
    <ul className={css['data']}>
      {dataOf(eventData).map(([name, text]) => (
        <li key={name}>
          <span className={css['name']}>{name}</span> {text}
        </li>
      ))}
    </ul>
  );
}

function dataOf(eventData: RecentEvent['eventData']): (readonly [name: string, text: string])[] {
  return Object.entries(eventData).map(([name, value]) => [name, formatEventData(value)] as const);
}
