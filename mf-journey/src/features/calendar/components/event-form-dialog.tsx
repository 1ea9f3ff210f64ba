import { useId, useRef, useState, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react';
import type { CalendarEvent } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Alert, Button, Dialog, TextField } from '@hearthway/web-kit';
import { readEventForm, type EventFormProblems, type EventFormValues } from '../event-form.js';
import { useEventSaving } from '../use-calendar.js';
import css from './event-dialogs.module.css';

export interface EventFormDialogProps {
  /** The one that is changed; a new one is scheduled without it. */
  event?: CalendarEvent | undefined;
  initial: EventFormValues;
  onClose: () => void;
}

export function EventFormDialog({ event, initial, onClose }: EventFormDialogProps): ReactNode {
  const formId = useId();
  const titleRef = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<EventFormProblems>({});
  const saving = useEventSaving(event, onClose);

  const submit = (submitted: SubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    if (saving.isPending) return;
    const read = readEventForm(values);
    if ('entry' in read) {
      saving.mutate(read.entry);
      return;
    }
    setProblems(read.problems);
    focusFirst(submitted.currentTarget, read.problems);
  };
  const field = (name: keyof EventFormValues) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
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
          <Button type="submit" form={formId} pending={saving.isPending} pendingText="Saving…">
            {event ? 'Save changes' : 'Schedule'}
          </Button>
        </>
      }
    >
      <form id={formId} className={css['form']} noValidate onSubmit={submit}>
        {saving.error && (
          <Alert tone="danger" announce="assertive" title="We couldn’t save this event">
            {saving.error.message}
          </Alert>
        )}
        <TextField ref={titleRef} label="Title" maxLength={120} autoComplete="off" {...field('title')} />
        <div className={css['when']}>
          <TextField label="Date" type="date" min="2000-01-01" max="2999-12-31" {...field('date')} />
          <TextField label="Time" type="time" {...field('time')} />
        </div>
        <TextField label="Address" optional maxLength={200} autoComplete="off" {...field('address')} />
      </form>
    </Dialog>
  );
}

function focusFirst(form: HTMLFormElement, problems: EventFormProblems): void {
  const first = Array.from(form.elements).find(
    (element) => element instanceof HTMLInputElement && problems[element.name as keyof EventFormValues],
  );
  if (first instanceof HTMLElement) first.focus();
}
