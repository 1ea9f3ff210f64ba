import type { ReactNode } from 'react';
import { deleteCalendarEvent, listAlerts, listCalendarEvents, type CalendarEvent } from '@hearthway/contracts/journey';
import { ConfirmDialog } from '@hearthway/web-kit';
import { operationKey, operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayOf, formatLongDay, formatTime, type Day } from '../../local-time/index.js';
import { newEventValues, valuesOf } from '../event-form.js';
import { withoutEvent, type ScheduledEvent } from '../schedule.js';
import { CalendarLinkDialog } from './calendar-link-dialog.js';
import { EventDetailsDialog } from './event-details-dialog.js';
import { EventFormDialog } from './event-form-dialog.js';
import type { OpenDialog } from './open-dialog.js';

export interface EventDialogsProps {
  open: OpenDialog;
  events: readonly ScheduledEvent[];
  onOpen: (dialog: OpenDialog | undefined) => void;
  /** Called when an event was added or moved to another day. */
  onMoved: (day: Day) => void;
  onDeleted: () => void;
}

export function EventDialogs({ open, events, onOpen, onMoved, onDeleted }: EventDialogsProps): ReactNode {
  const close = (): void => {
    onOpen(undefined);
  };
  const refreshAlerts = useAlertsRefresh();
  const showSaved = (saved: CalendarEvent, before?: CalendarEvent): void => {
    refreshAlerts();
    const day = dayOf(new Date(saved.startsAt));
    if (before && day === dayOf(new Date(before.startsAt))) close();
    else onMoved(day);
  };
  switch (open.kind) {
    case 'details':
      return <EventDetailsDialog event={open.event} events={events} onClose={close} onOpen={onOpen} />;
    case 'link':
      return <CalendarLinkDialog onClose={close} />;
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
      return (
        <DeleteEventDialog
          event={open.event}
          onClose={close}
          onDeleted={() => {
            refreshAlerts();
            onDeleted();
          }}
        />
      );
  }
}

/** A moved or deleted event has no alert anymore. */
function useAlertsRefresh(): () => void {
  const caller = useCaller();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: operationKey(caller, listAlerts) });
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
