import { useState, type ReactNode } from 'react';
import { Button, TextField } from '@hearthway/web-kit';
import { Buttons } from '../../features/rows/index.js';
import css from './documents.module.css';

interface NotNeededFormProps {
  readonly pending: boolean;
  readonly onCancel: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why a document isn’t needed. */
export function NotNeededForm({ pending, onCancel, onReason }: NotNeededFormProps): ReactNode {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      className={css['reason']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(reason.trim() === '');
        if (reason.trim() !== '') onReason(reason.trim());
      }}
    >
      <TextField
        autoFocus
        label="Why you don’t need it"
        help="So that you still know when someone asks."
        value={reason}
        maxLength={200}
        autoComplete="off"
        error={isMissing && reason.trim() === '' ? 'Please say why' : undefined}
        onChange={({ target }) => {
          setReason(target.value);
        }}
      />
      <Buttons>
        <Button type="submit" size="small" pending={pending} pendingText="Saving…">
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Buttons>
    </form>
  );
}
