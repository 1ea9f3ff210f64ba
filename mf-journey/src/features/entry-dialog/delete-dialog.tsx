import type { ReactNode } from 'react';
import { ConfirmDialog } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { useMutation } from '@tanstack/react-query';
import type { Versioned } from './entry-dialog.js';
import type { EntryCalls, EntryKind } from './entry-kind.js';

interface DeleteDialogProps<Entry, Stored extends Entry & Versioned, Values> {
  readonly kind: EntryKind<Entry, Values>;
  readonly calls: EntryCalls<Entry, Stored>;
  /** The version that the page shows now. */
  readonly stored: Stored;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog<Entry, Stored extends Entry & Versioned, Values>(
  props: DeleteDialogProps<Entry, Stored, Values>,
): ReactNode {
  const { kind, calls, stored, onClose, onDeleted } = props;
  const { noun } = kind;
  const deletion = useMutation({
    mutationFn: () => calls.remove(stored).catch(explain(noun)),
    onSuccess: onDeleted,
  });
  return (
    <ConfirmDialog
      title={`Delete this ${noun}?`}
      description={`${kind.lossOf(stored)} You can’t undo this.`}
      onClose={onClose}
      keepText={`Keep ${noun}`}
      confirmText={`Delete ${noun}`}
      pendingText="Deleting…"
      failureTitle={`We couldn’t delete this ${noun}`}
      action={deletion}
      onConfirm={() => {
        deletion.mutate();
      }}
    />
  );
}

const explain =
  (noun: string) =>
  (error: unknown): never => {
    if (!(error instanceof RequestError) || error.status !== 409) throw error;
    throw new Error(`It changed somewhere else. Keep it to see the newer version, or delete the ${noun} all the same.`);
  };
