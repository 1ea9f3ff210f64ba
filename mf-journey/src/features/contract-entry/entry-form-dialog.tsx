import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '@hearthway/web-kit';
import type { FieldValues } from 'react-hook-form';
import { EntryFields, type EntryFieldsProps } from './entry-fields.js';

interface EntryFormDialogProps<Typed extends FieldValues, Sent>
  extends Pick<FormDialogProps, 'title' | 'description' | 'size' | 'onClose'>, EntryFieldsProps<Typed, Sent> {
  readonly submitText?: string;
}

/** A dialog of one form about a part of an entry. */
export function EntryFormDialog<Typed extends FieldValues, Sent>(props: EntryFormDialogProps<Typed, Sent>): ReactNode {
  const { form, noun, submitText = 'Save', children, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      form={form}
      cancelText={form.conflict && 'Use the newer one'}
      submitText={form.conflict ? 'Keep mine' : submitText}
      pendingText="Saving…"
      refusalTitle={`We couldn’t save this ${noun}`}
    >
      <EntryFields form={form} noun={noun}>
        {children}
      </EntryFields>
    </FormDialog>
  );
}
