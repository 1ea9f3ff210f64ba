import { useId, useRef, type ReactNode } from 'react';
import type { CalendarEvent } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Alert, Button, Dialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { eventForm, type EventFormValues } from '../event-form.js';
import { useEventSaving } from '../use-calendar.js';
import css from './event-dialogs.module.css';

export interface EventFormDialogProps {
  /** The event to edit; without it, a new one is created. */
  event?: CalendarEvent | undefined;
  initial: EventFormValues;
  onClose: () => void;
}

export function EventFormDialog({ event, initial, onClose }: EventFormDialogProps): ReactNode {
  const formId = useId();
  const titleRef = useRef<HTMLInputElement>(null);
  const { mutateAsync } = useEventSaving(event, onClose);
  const { field, onSubmit, pending, refusal } = useContractForm({
    schema: eventForm,
    defaultValues: initial,
    fieldOf: { 'body.startsAt': 'date' },
    send: (entry) => mutateAsync(entry),
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
            {event ? 'Save changes' : 'Schedule'}
          </Button>
        </>
      }
    >
      <form id={formId} className={css['form']} noValidate onSubmit={onSubmit}>
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
        <div className={css['when']}>
          <TextField {...field('date')} label="Date" type="date" min="2000-01-01" max="2999-12-31" />
          <TextField {...field('time')} label="Time" type="time" />
        </div>
        <TextField {...field('address')} label="Address" optional autoComplete="off" />
      </form>
    </Dialog>
  );
}
