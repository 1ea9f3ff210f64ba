import { useEffect, useId, useRef, type FormHTMLAttributes, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Alert } from '../feedback/alert.js';
import type { ContractForm } from '../form/use-contract-form.js';
import { Dialog, type DialogProps } from './dialog.js';
import css from './dialog.module.css';

export interface FormDialogProps
  extends
    Pick<FormHTMLAttributes<HTMLFormElement>, 'onChange'>,
    Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  form: Pick<ContractForm, 'onSubmit' | 'pending' | 'refusal'>;
  cancelText?: string | undefined;
  submitText: string;
  pendingText: string;
  /** Title of an error that belongs to no field. */
  refusalTitle?: string;
  children: ReactNode;
}

/**
 * A dialog of one form: its controls are below each other, and the first one is focused. It's open as long as it's rendered; the
 * caller closes it after success.
 */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { form, cancelText = 'Cancel', submitText, pendingText, ...rest } = props;
  const { refusalTitle, onChange, children, ...dialog } = rest;
  const id = useId();
  const firstControl = useRef<HTMLElement>(null);
  const refusalRef = useRef<HTMLDivElement>(null);
  // In a long form, the button that was pressed is far below it.
  useEffect(() => {
    if (form.refusal) refusalRef.current?.scrollIntoView({ block: 'nearest' });
  }, [form.refusal]);
  return (
    <Dialog
      {...dialog}
      open
      initialFocus={firstControl}
      footer={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {cancelText}
          </Button>
          <Button type="submit" form={id} pending={form.pending} pendingText={pendingText}>
            {submitText}
          </Button>
        </>
      }
    >
      <form
        ref={(element) => {
          firstControl.current = element?.querySelector<HTMLElement>('input, textarea, select') ?? null;
        }}
        id={id}
        className={css['form']}
        noValidate
        onChange={onChange}
        onSubmit={form.onSubmit}
      >
        {form.refusal && (
          <div ref={refusalRef}>
            <Alert tone="danger" title={refusalTitle}>
              {form.refusal}
            </Alert>
          </div>
        )}
        {children}
      </form>
    </Dialog>
  );
}
