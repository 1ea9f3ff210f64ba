import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import { dayOf, formatLongDay, formatTime } from '../../local-time/index.js';
import type { ScheduledEvent } from '../schedule.js';
import type { OpenDialog } from '../open-dialog.js';
import css from './event-dialogs.module.css';

export interface EventDetailsDialogProps {
  event: ScheduledEvent;
  onClose: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

export function EventDetailsDialog({ event, onClose, onOpen }: EventDetailsDialogProps): ReactNode {
  const { title, address, startsAt, sample } = event;
  const moment = new Date(startsAt);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={sample ? <SampleActions moment={moment} onOpen={onOpen} /> : <OwnActions event={event} onOpen={onOpen} />}
    >
      <dl className={css['facts']}>
        <Fact term="Date">{formatLongDay(moment)}</Fact>
        <Fact term="Time">{formatTime(moment)}</Fact>
        <Fact term="Address">{address || 'None'}</Fact>
      </dl>
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
