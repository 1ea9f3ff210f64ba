import { useId, type ReactNode } from 'react';
import { Button, Dialog } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import type { FieldValues } from 'react-hook-form';
import { FormBody } from '../typed-form/index.js';
import css from './dialogs.module.css';

export interface FormDialogProps<Values extends FieldValues, Entry> {
  readonly title: string;
  readonly form: ContractForm<Values, Entry>;
  readonly size?: 'small' | 'large';
  readonly saveText?: string;
  readonly cancelText?: string;
  readonly tone?: 'danger';
  readonly onClose: () => void;
  /** Missing for something new. */
  readonly onDelete?: (() => Promise<unknown>) | undefined;
  readonly deleting?: boolean;
  readonly children: ReactNode;
}

/** A form in a dialog, with Save and Cancel, and Delete for an existing item. */
export function FormDialog<Values extends FieldValues, Entry>(props: FormDialogProps<Values, Entry>): ReactNode {
  const { title, form, size, saveText = 'Save', cancelText = 'Cancel', tone } = props;
  const { onClose, onDelete, deleting = false, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      {...(size && { size })}
      title={title}
      onClose={onClose}
      footer={
        <>
          {onDelete && (
            <Button
              variant="quiet"
              className={css['delete']}
              pending={deleting}
              pendingText="Deleting…"
              onClick={() => {
                // A toast reports the refusal.
                void onDelete().then(onClose, () => undefined);
              }}
            >
              Delete
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {cancelText}
          </Button>
          <Button type="submit" form={formId} variant={tone ?? 'primary'} pending={form.pending} pendingText="Saving…">
            {saveText}
          </Button>
        </>
      }
    >
      <FormBody id={formId} form={form}>
        {children}
      </FormBody>
    </Dialog>
  );
}
