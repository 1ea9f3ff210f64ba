import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import { dayOf, formatLongDay } from '../../local-time/index.js';
import { eventTime } from '../format-event.js';
import { eventClock, type ScheduledEvent } from '../schedule.js';
import type { OpenDialog } from '../open-dialog.js';
import css from './event-dialogs.module.css';

export interface EventDetailsDialogProps {
  event: ScheduledEvent;
  /** Such as `Home tour at 2:00 PM`. */
  conflicts: readonly string[];
  onClose: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

export function EventDetailsDialog({ event, conflicts, onClose, onOpen }: EventDetailsDialogProps): ReactNode {
  const { title, address, startsAt, sample, kind, overdue } = event;
  const moment = new Date(startsAt);
  const isDeadline = kind === 'deadline';
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        sample ? (
          <SampleActions moment={moment} onOpen={onOpen} />
        ) : isDeadline ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <OwnActions event={event} onOpen={onOpen} />
        )
      }
    >
      <dl className={css['facts']}>
        <Fact term="Date">{formatLongDay(eventClock(event).reading)}</Fact>
        <Fact term="Time">{eventTime(event)}</Fact>
        <Fact term="Address">{address || 'None'}</Fact>
      </dl>
      {overdue && (
        <Alert tone="danger" announce="off" title="This date has passed" className={css['note']}>
          Mark it done in your contract if you met it. If not, ask your agent or an attorney today what it changes.
        </Alert>
      )}
      {isDeadline && !overdue && (
        <Alert tone="info" title="From your contract" className={css['note']}>
          It moves with the dates in your contract, or with your rate lock.
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert tone="warning" title="Less than an hour apart" className={css['note']}>
          {conflicts.join(', ')}
        </Alert>
      )}
      {sample && (
        <Alert tone="info" title="This is a sample" className={css['note']}>
          It shows how your schedule will look. Samples go away once you schedule your own event.
        </Alert>
      )}
    </Dialog>
  );
}

function OwnActions({ event, onOpen }: Pick<EventDetailsDialogProps, 'event' | 'onOpen'>): ReactNode {
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

function SampleActions({ moment, onOpen }: { moment: Date; onOpen: EventDetailsDialogProps['onOpen'] }): ReactNode {
  return (
    <Button
      onClick={() => {
        onOpen({ kind: 'new', day: dayOf(moment) });
      }}
    >
      {dashboardTexts.scheduleEvent}
    </Button>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div className={css['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
