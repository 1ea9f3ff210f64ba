import { useState, type ReactNode } from 'react';
import {
  changeCalendarEvent,
  createCalendarEvent,
  listCalendarEvents,
  type CalendarEntry,
  type CalendarEvent,
} from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Alert, FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { eventFormOf, type EventFormValues } from '../event-form.js';
import { withEvent } from '../schedule.js';
import { isPast } from '../when-form.js';
import { WhenFields } from './when-fields.js';

export interface EventFormDialogProps {
  /** The event to edit; without it, a new one is created. */
  event?: CalendarEvent | undefined;
  initial: EventFormValues;
  onClose: () => void;
  onSaved: (saved: CalendarEvent) => void;
}

export function EventFormDialog({ event, initial, onClose, onSaved }: EventFormDialogProps): ReactNode {
  const save = useEventSaving(event);
  const [asksAboutPast, setAsksAboutPast] = useState(false);
  const anyway = event ? 'Save anyway' : 'Add anyway';
  const form = useContractForm({
    schema: eventFormOf(event),
    defaultValues: initial,
    fieldOf: { 'body.startsAt': 'date' },
    async send(entry) {
      if (asksAboutPast || entry.startsAt === event?.startsAt || !isPast(entry.startsAt)) onSaved(await save(entry));
      else setAsksAboutPast(true);
    },
  });
  return (
    <FormDialog
      title={event ? 'Edit event' : dashboardTexts.scheduleEvent}
      form={form}
      submitText={asksAboutPast ? anyway : event ? 'Save changes' : 'Schedule'}
      pendingText="Saving…"
      refusalTitle="We couldn’t save this event"
      onChange={() => setAsksAboutPast(false)}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label="Title" autoComplete="off" />
      <WhenFields field={form.field} />
      <TextField {...form.field('address')} label="Address" optional autoComplete="off" />
      {asksAboutPast && <Alert tone="warning" announce="assertive" title={`This is in the past. ${anyway}?`} />}
    </FormDialog>
  );
}

/** Creates an event, or updates `event` if given. */
function useEventSaving(event: CalendarEvent | undefined) {
  const { toast } = usePlatform();
  const caller = useCaller();
  const effect = { changes: listCalendarEvents, write: withEvent };
  const creation = useMutation(operationMutation(caller, createCalendarEvent, effect));
  const change = useMutation(operationMutation(caller, changeCalendarEvent, effect));
  return async (body: CalendarEntry): Promise<CalendarEvent> => {
    const saved = event
      ? await change.mutateAsync({ params: { calendarEventId: event.id }, body })
      : await creation.mutateAsync({ body });
    toast({ title: event ? 'Event updated' : 'Event added', description: saved.title });
    return saved;
  };
}
