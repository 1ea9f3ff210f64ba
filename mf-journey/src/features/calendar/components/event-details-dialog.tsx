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
  return (
    <>
      {overdue && (
        <Alert tone="danger" announce="off" title="This deadline has passed" className={css['note']}>
          If you met it, mark it done in your contract. If not, ask your agent or an attorney today what that changes.
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
      {kind === 'deadline' && !overdue && (
        <Alert
          tone={done ? 'success' : 'info'}
          title={done ? 'You marked this as done' : undefined}
          className={css['note']}
        >
          It comes from your contract, and moves when you change a date there.
        </Alert>
      )}
      {kind === 'loan' && (
        <Alert tone={done ? 'success' : 'info'} title={done ? 'This is done' : undefined} className={css['note']}>
          It comes from what you noted of your loan, and moves when you change it there.
        </Alert>
      )}
      {kind === 'home' && (
        <Alert
          tone={done ? 'success' : 'info'}
          title={done ? 'You marked this as done' : undefined}
          className={css['note']}
        >
          It comes from the first year in your home, where you can read why and mark it done.
        </Alert>
      )}
      {kind === 'offer' && (
        <Alert tone="info" className={css['note']}>
          It comes from your offer, and moves when you change the offer.
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

const makeOffer = '/make-offer' satisfies PagePath;
const underwriting = '/underwriting' satisfies PagePath;
const firstYear = `${'/closing' satisfies PagePath}#first-year`;

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
  if (kind === 'loan') {
    return (
      <PageLink to={underwriting} className={buttonClassName()}>
        Open your loan
      </PageLink>
    );
  }
  if (kind === 'home') {
    return (
      <PageLink to={firstYear} className={buttonClassName()}>
        Open your first year
      </PageLink>
    );
  }
  if (kind === 'deadline' || kind === 'offer') {
    return (
      <PageLink to={makeOffer} className={buttonClassName()}>
        {kind === 'deadline' ? 'Open your contract' : 'Open your offer'}
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
