import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Alert } from '../feedback/alert.js';
import { Dialog, type DialogProps } from './dialog.js';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'onClose'> {
  keepText: string;
  confirmText: string;
  pendingText: string;
  failureTitle: string;
  /** The mutation that `onConfirm` starts. */
  action: { readonly isPending: boolean; readonly error: Error | null };
  onConfirm: () => void;
}

/** Asks before something is deleted. It's open as long as it's rendered; the caller closes it after success. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { keepText, confirmText, pendingText, failureTitle, action, onConfirm, ...question } = props;
  // Without the click's event, which a mutation would take for its input.
  const confirm = (): void => {
    onConfirm();
  };
  return (
    <Dialog
      {...question}
      open
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={question.onClose}>
            {keepText}
          </Button>
          <Button variant="danger" pending={action.isPending} pendingText={pendingText} onClick={confirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {action.error && (
        <Alert tone="danger" title={failureTitle}>
          {action.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
