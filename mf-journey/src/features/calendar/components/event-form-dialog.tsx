import { useId, useRef, useState, type ReactNode } from 'react';
import {
  changeCalendarEvent,
  createCalendarEvent,
  listCalendarEvents,
  type CalendarEntry,
  type CalendarEvent,
} from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Alert, Button, Dialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { eventFormOf, type EventFormValues } from '../event-form.js';
import { withEvent } from '../schedule.js';
import { isPast } from '../when-form.js';
import { WhenFields } from './when-fields.js';
import css from './event-dialogs.module.css';

export interface EventFormDialogProps {
  /** The event to edit; without it, a new one is created. */
  event?: CalendarEvent | undefined;
  initial: EventFormValues;
  onClose: () => void;
  onSaved: (saved: CalendarEvent) => void;
}

export function EventFormDialog({ event, initial, onClose, onSaved }: EventFormDialogProps): ReactNode {
  const formId = useId();
  const titleRef = useRef<HTMLInputElement>(null);
  const save = useEventSaving(event);
  const [asksAboutPast, setAsksAboutPast] = useState(false);
  const anyway = event ? 'Save anyway' : 'Add anyway';
  const { field, onSubmit, pending, refusal } = useContractForm({
    schema: eventFormOf(event),
    defaultValues: initial,
    fieldOf: { 'body.startsAt': 'date' },
    async send(entry) {
      if (asksAboutPast || entry.startsAt === event?.startsAt || !isPast(entry.startsAt)) onSaved(await save(entry));
      else setAsksAboutPast(true);
    },
  });
  const { ref: fieldRef, ...title } = field('title');
  return (
    <Dialog
      open
      title={event ? 'Edit event' : dashboardTexts.scheduleEvent}
      onClose={onClose}
      initialFocus={titleRef}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingText="Saving…">
            {asksAboutPast ? anyway : event ? 'Save changes' : 'Schedule'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css['form']}
        noValidate
        onSubmit={onSubmit}
        onChange={() => {
          setAsksAboutPast(false);
        }}
      >
        {refusal && (
          <Alert tone="danger" announce="assertive" title="We couldn’t save this event">
            {refusal}
          </Alert>
        )}
        <TextField
          {...title}
          ref={(element) => {
            fieldRef(element);
            titleRef.current = element;
          }}
          label="Title"
          autoComplete="off"
        />
        <WhenFields field={field} />
        <TextField {...field('address')} label="Address" optional autoComplete="off" />
        {asksAboutPast && <Alert tone="warning" announce="assertive" title={`This is in the past. ${anyway}?`} />}
      </form>
    </Dialog>
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
