import type { ReactNode } from 'react';
import { useFocusAfter } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import type { FieldValues } from 'react-hook-form';
import { EntryDialog, type Versioned } from './entry-dialog.js';
import { DeleteDialog } from './delete-dialog.js';
import type { EntryCalls, EntryKind } from './entry-kind.js';

export type OpenDialog<Stored> =
  { readonly kind: 'add' } | { readonly kind: 'change' | 'delete'; readonly entry: Stored };

interface EntryDialogsProps<Entry, Stored extends Entry & Versioned, Values extends FieldValues> {
  readonly kind: EntryKind<Entry, Values>;
  readonly calls: EntryCalls<Entry, Stored>;
  readonly open: OpenDialog<Stored> | undefined;
  readonly entries: readonly Stored[];
  /** The initial values of the controls for a new entry. */
  readonly initial: Values;
  readonly fields: (form: ContractForm<Values, Entry>) => ReactNode;
  /** Takes the focus if the button that opened a dialog is gone. */
  readonly titleId: string;
  readonly onClose: () => void;
  readonly onSaved?: (saved: Stored) => void;
  readonly onDeleted?: () => void;
}

/** The dialogs that add, change, and delete entries. */
export function EntryDialogs<Entry, Stored extends Entry & Versioned, Values extends FieldValues>(
  props: EntryDialogsProps<Entry, Stored, Values>,
): ReactNode {
  const { kind, calls, open, entries, initial, fields, titleId, onClose, onSaved, onDeleted } = props;
  const { toast } = usePlatform();
  useFocusAfter(open !== undefined, () => document.getElementById(titleId));
  if (!open) return null;
  if (open.kind === 'delete') {
    return (
      <DeleteDialog
        kind={kind}
        calls={calls}
        // The newer version after a conflict.
        stored={entries.find(({ id }) => id === open.entry.id) ?? open.entry}
        onClose={onClose}
        onDeleted={() => {
          onClose();
          toast({ title: `${kind.noun.charAt(0).toUpperCase()}${kind.noun.slice(1)} deleted` });
          onDeleted?.();
        }}
      />
    );
  }
  const stored = open.kind === 'change' ? open.entry : undefined;
  return (
    <EntryDialog
      title={stored ? `Change this ${kind.noun}` : kind.addTitle}
      kind={kind}
      calls={calls}
      stored={stored}
      initial={stored ? kind.valuesOf(stored) : initial}
      onClose={onClose}
      onSaved={(saved) => {
        onClose();
        onSaved?.(saved);
      }}
    >
      {fields}
    </EntryDialog>
  );
}
