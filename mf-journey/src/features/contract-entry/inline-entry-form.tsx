import { useRef, type ReactNode } from 'react';
import { Alert, Button, useFocusAfter } from '@hearthway/web-kit';
import type { FieldValues } from 'react-hook-form';
import { EntryFields, type EntryFieldsProps } from './entry-fields.js';
import css from './inline-entry-form.module.css';

interface InlineEntryFormProps<Typed extends FieldValues, Sent> extends EntryFieldsProps<Typed, Sent> {
  /** Of the form, for screen readers. */
  readonly label: string;
  readonly className: string | undefined;
}

/** A form about a part of an entry, within a page. */
export function InlineEntryForm<Typed extends FieldValues, Sent>(props: InlineEntryFormProps<Typed, Sent>): ReactNode {
  const { form, noun, label, className, children } = props;
  const fieldsRef = useRef<HTMLFormElement>(null);
  // The pressed button goes with the choice.
  useFocusAfter(form.conflict !== undefined, () => fieldsRef.current?.querySelector('input') ?? null);
  return (
    <form ref={fieldsRef} aria-label={label} className={className} noValidate onSubmit={form.onSubmit}>
      {form.refusal && (
        <Alert tone="danger" announce="assertive" title="We couldn’t save that">
          {form.refusal}
        </Alert>
      )}
      <EntryFields form={form} noun={noun}>
        {children}
      </EntryFields>
      <div className={css['buttons']}>
        {form.conflict && (
          <Button variant="secondary" onClick={form.takeNewer}>
            Use the newer one
          </Button>
        )}
        <Button
          type="submit"
          variant={form.conflict ? 'primary' : 'secondary'}
          pending={form.pending}
          pendingText="Saving…"
        >
          {form.conflict ? 'Keep mine' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
