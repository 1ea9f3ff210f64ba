import type { ReactNode } from 'react';
import type { ChatCard } from '@hearthway/contracts/journey';
import { Badge } from '@hearthway/web-kit';
import { aboutMonthly, dollars } from '../../../estimates/index.js';
import { formatShortDay, formatTime, zoneClock } from '../../../local-time/index.js';
import { Checks, Fact, Facts } from '../../../page-parts/index.js';
import { CardTitle, OpenIn, type Of } from './parts.js';

export function DeadlinesCard({ address, timeZone, deadlines }: Of<ChatCard, 'deadlines'>): ReactNode {
  return (
    <>
      <CardTitle>{address === '' ? 'Your deadlines' : `Deadlines for ${address}`}</CardTitle>
      <Facts>
        {deadlines.map(({ key, title, at, done }) => (
          <Fact key={key} name={title}>
            {at === null ? 'No date yet' : momentText(at, timeZone)} {done && <Badge tone="success">Done</Badge>}
          </Fact>
        ))}
      </Facts>
      <OpenIn to="/dashboard">Open in your schedule</OpenIn>
    </>
  );
}

/** By the property’s clock. */
function momentText(at: string, timeZone: string): string {
  const { reading, zone } = zoneClock(new Date(at), timeZone);
  return `${formatShortDay(reading)}, ${formatTime(reading)}${zone === undefined ? '' : ` ${zone}`}`;
}

export function NextStepCard({ title, description, path, tasks }: Of<ChatCard, 'next-step'>): ReactNode {
  return (
    <>
      <CardTitle>Next: {title}</CardTitle>
      <p>{description}</p>
      <Checks
        checks={tasks.map((task) => ({ id: task.title, result: task.done ? 'fine' : 'missing', text: task.title }))}
        missing="To do"
      />
      <OpenIn to={path}>Open {title}</OpenIn>
    </>
  );
}

const verdicts = {
  fits: 'fits your goals',
  check: 'goals to check',
  misses: 'misses some goals',
  ruled_out: 'on your “never” list',
} as const;

export function HomesCard({ homes }: Of<ChatCard, 'homes'>): ReactNode {
  return (
    <>
      <CardTitle>Your homes</CardTitle>
      <Facts>
        {homes.map(({ id, address, priceCents, monthlyCents, verdict }) => (
          <Fact key={id} name={address}>
            {[
              dollars(priceCents),
              ...(monthlyCents === null ? [] : [`${aboutMonthly(monthlyCents)} a month`]),
              ...(verdict === null ? [] : [verdicts[verdict]]),
            ].join(', ')}
          </Fact>
        ))}
      </Facts>
      <OpenIn to="/home-search">Open your board</OpenIn>
    </>
  );
}

export function DocumentsCard({ documents }: Of<ChatCard, 'documents'>): ReactNode {
  return (
    <>
      <CardTitle>Your documents</CardTitle>
      <Facts>
        {documents.map(({ title, status }) => (
          <Fact key={title} name={title}>
            {status}
          </Fact>
        ))}
      </Facts>
      <OpenIn to="/documents">Open in Documents</OpenIn>
    </>
  );
}
