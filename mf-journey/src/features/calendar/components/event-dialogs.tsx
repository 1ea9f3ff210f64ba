import type { ReactNode } from 'react';
import { deleteCalendarEvent, listCalendarEvents, type CalendarEvent } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Alert, Button, ConfirmDialog, Dialog } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { dayOf, formatLongDay, formatTime, type Day } from '../../local-time/index.js';
import { newEventValues, valuesOf } from '../event-form.js';
import { withoutEvent, type ScheduledEvent } from '../schedule.js';
import { EventFormDialog } from './event-form-dialog.js';
import css from './event-dialogs.module.css';

/** The open dialog and its event. */
export type OpenDialog =
  | { readonly kind: 'details'; readonly event: ScheduledEvent }
  | { readonly kind: 'new'; readonly day: Day }
  | { readonly kind: 'edit' | 'delete'; readonly event: CalendarEvent };

export interface EventDialogsProps {
  open: OpenDialog;
  onOpen: (dialog: OpenDialog | undefined) => void;
  /** Called when an event was added or moved to another day. */
  onMoved: (day: Day) => void;
  onDeleted: () => void;
}

export function EventDialogs({ open, onOpen, onMoved, onDeleted }: EventDialogsProps): ReactNode {
  const close = (): void => {
    onOpen(undefined);
  };
  const showSaved = (saved: CalendarEvent, before?: CalendarEvent): void => {
    const day = dayOf(new Date(saved.startsAt));
    if (before && day === dayOf(new Date(before.startsAt))) close();
    else onMoved(day);
  };
  switch (open.kind) {
    case 'details':
      return <EventDetailsDialog event={open.event} onClose={close} onOpen={onOpen} />;
    case 'new':
      return <EventFormDialog initial={newEventValues(open.day)} onClose={close} onSaved={showSaved} />;
    case 'edit':
      return (
        <EventFormDialog
          event={open.event}
          initial={valuesOf(open.event)}
          onClose={close}
          onSaved={(saved) => {
            showSaved(saved, open.event);
          }}
        />
      );
    case 'delete':
      return <DeleteEventDialog event={open.event} onClose={close} onDeleted={onDeleted} />;
  }
}

interface EventDetailsDialogProps {
  event: ScheduledEvent;
  onClose: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

function EventDetailsDialog({ event, onClose, onOpen }: EventDetailsDialogProps): ReactNode {
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

interface DeleteEventDialogProps {
  event: CalendarEvent;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps): ReactNode {
  const { toast } = usePlatform();
  const deletion = useMutation({
    ...operationMutation(useCaller(), deleteCalendarEvent, {
      changes: listCalendarEvents,
      write: (calendar) => withoutEvent(calendar, event.id),
    }),
    onSuccess() {
      toast({ title: 'Event deleted', description: event.title });
      onDeleted();
    },
  });
  const moment = new Date(event.startsAt);
  return (
    <ConfirmDialog
      title="Delete this event?"
      description={`${event.title}, ${formatLongDay(moment)} at ${formatTime(moment)}. You can’t undo this.`}
      onClose={onClose}
      keepText="Keep event"
      confirmText="Delete event"
      pendingText="Deleting…"
      failureTitle="We couldn’t delete this event"
      action={deletion}
      onConfirm={() => {
        deletion.mutate({ params: { calendarEventId: event.id } });
      }}
    />
  );
}
