import type { ReactNode } from 'react';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import css from './dialogs.module.css';

export interface QuestionDialogProps {
  readonly title: string;
  /** Label of the button that changes nothing. */
  readonly no: string;
  /** Label of the button that goes ahead. */
  readonly yes: string;
  readonly tone?: 'danger';
  readonly pending?: boolean;
  readonly pendingText?: string;
  /** Why it failed. */
  readonly error?: { readonly title: string; readonly text: string } | undefined;
  readonly onClose: () => void;
  readonly onYes: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation of what can’t be undone or is easily done by mistake. */
export function QuestionDialog(props: QuestionDialogProps): ReactNode {
  const { title, no, yes, tone, pending = false, pendingText = 'Deleting…', error, onClose, onYes, children } = props;
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {no}
          </Button>
          <Button variant={tone ?? 'primary'} pending={pending} pendingText={pendingText} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={css['text']}>{children}</div>
      {error && (
        <Alert tone="danger" announce="assertive" title={error.title} className={css['note']}>
          {error.text}
        </Alert>
      )}
    </Dialog>
  );
}
