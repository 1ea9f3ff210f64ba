import type { ReactNode } from 'react';
import type { PagePath } from '@hearthway/contracts/pages';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Alert, Button, buttonClassName, Dialog } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { Fact } from '../../fact/index.js';
import { dayOf, formatLongDay, formatTime, formatWeekday } from '../../local-time/index.js';
import { timeOf, type ScheduledEvent } from '../schedule.js';
import type { OpenDialog } from './open-dialog.js';
import css from './event-dialogs.module.css';

interface EventDetailsDialogProps {
  event: ScheduledEvent;
  events: readonly ScheduledEvent[];
  onClose: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

export function EventDetailsDialog({ event, events, onClose, onOpen }: EventDetailsDialogProps): ReactNode {
  const { title, address, reading, startsAt, zone } = event;
  const here = new Date(startsAt);
  return (
    <Dialog open title={title} onClose={onClose} footer={<Actions event={event} onOpen={onOpen} />}>
      <dl className={css['facts']}>
        <Fact name="Date">{formatLongDay(reading)}</Fact>
        <Fact name="Time">{timeOf(event)}</Fact>
        {zone !== undefined && <Fact name="Your time">{`${formatWeekday(here)}, ${formatTime(here)}`}</Fact>}
        <Fact name="Address">{address || 'None'}</Fact>
      </dl>
      <Notes event={event} events={events} />
    </Dialog>
  );
}

function Notes({ event, events }: Pick<EventDetailsDialogProps, 'event' | 'events'>): ReactNode {
  const { kind, sample, done, overdue, conflictsWith } = event;
  const others = events.filter(({ id }) => conflictsWith?.includes(id));
  const origin = origins.get(kind);
  return (
    <>
      {overdue && (
        <Alert tone="danger" announce="off" title="This deadline has passed" className={css['note']}>
          {kind === 'loan'
            ? 'If your lender has what it needs, note that in your loan. If not, send it today, and ask what the delay changes.'
            : 'If you met it, mark it done in your contract. If not, ask your agent or an attorney today what that changes.'}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert tone="warning" title="Within an hour of something else" className={css['note']}>
          <ul className={css['others']}>
            {others.map((other) => (
              <li key={other.id}>{`${other.title}, ${timeOf(other)}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      {origin && !overdue && (
        <Alert tone={done ? 'success' : 'info'} title={done ? origin.done : undefined} className={css['note']}>
          {origin.text}
        </Alert>
      )}
      {sample && (
        <Alert tone="info" title="This is a sample" className={css['note']}>
          It shows how your schedule will look. Samples go away once you schedule your own event.
        </Alert>
      )}
    </>
  );
}

/** What an event comes from, unless the buyer changes it here. */
interface Origin {
  readonly page: PagePath | `${PagePath}#${string}`;
  readonly open: string;
  readonly text: string;
  /** Of one that is done. */
  readonly done?: string;
}

const origins: ReadonlyMap<ScheduledEvent['kind'], Origin> = new Map([
  [
    'deadline',
    {
      page: '/make-offer',
      open: 'Open your contract',
      text: 'It comes from your contract, and moves when you change a date there.',
      done: 'You marked this as done',
    },
  ],
  [
    'offer',
    {
      page: '/make-offer',
      open: 'Open your offer',
      text: 'It comes from your offer, and moves when you change the offer.',
    },
  ],
  [
    'lock',
    {
      page: '/mortgage-application',
      open: 'Open your application',
      text: 'It comes from the rate lock that you noted, and moves when you change it there.',
    },
  ],
  [
    'loan',
    {
      page: '/underwriting',
      open: 'Open your loan',
      text: 'It comes from what you noted of your loan, and moves when you change it there.',
      done: 'This is done',
    },
  ],
  [
    'document',
    {
      page: '/documents',
      open: 'Open your documents',
      text: 'From this day on, it may be too old. Upload a newer one, or correct the date on it, in Documents.',
    },
  ],
  [
    'signature',
    {
      page: '/signatures',
      open: 'Open your signatures',
      text: 'After this, nobody can sign it anymore. Once everyone has signed, it isn’t on your schedule either.',
    },
  ],
  [
    'home',
    {
      page: '/closing#first-year',
      open: 'Open your first year',
      text: 'It comes from the first year in your home, where you can read why and mark it done.',
      done: 'You marked this as done',
    },
  ],
]);

function Actions({ event, onOpen }: Pick<EventDetailsDialogProps, 'event' | 'onOpen'>): ReactNode {
  const { kind, sample, startsAt } = event;
  if (sample) {
    return (
      <Button
        onClick={() => {
          onOpen({ kind: 'new', day: dayOf(new Date(startsAt)) });
        }}
      >
        {dashboardTexts.scheduleEvent}
      </Button>
    );
  }
  const origin = origins.get(kind);
  if (origin) {
    return (
      <PageLink to={origin.page} className={buttonClassName()}>
        {origin.open}
      </PageLink>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          onOpen({ kind: 'delete', event });
        }}
      >
        Delete
      </Button>
      <Button
        onClick={() => {
          onOpen({ kind: 'edit', event });
        }}
      >
        Edit
      </Button>
    </>
  );
}
