import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import { useContractForm, type ContractForm } from '@hearthway/web-kit/form';
import { RequestError } from '@hearthway/web-kit/http';
import type { FieldValues } from 'react-hook-form';
import { Conflict, ConflictButtons } from '../../../features/conflict/index.js';
import type { EntryCalls, EntryKind, Versioned } from './entry-kind.js';
import css from './entries.module.css';

interface EntryDialogProps<Entry, Stored extends Entry & Versioned, Values extends FieldValues> {
  readonly title: string;
  readonly kind: EntryKind<Entry, Values>;
  readonly calls: EntryCalls<Entry, Stored>;
  /** The entry to change, as the buyer saw it; without it, a new one is added. */
  readonly stored?: Stored | undefined;
  readonly initial: Values;
  readonly onClose: () => void;
  readonly onSaved: (saved: Stored) => void;
  readonly children: (form: ContractForm<Values, Entry>) => ReactNode;
}

/**
 * Adds or changes an entry. If it was changed elsewhere in the meantime, both versions are shown, and the buyer
 * chooses; nothing typed is lost until then.
 */
export function EntryDialog<Entry, Stored extends Entry & Versioned, Values extends FieldValues>(
  props: EntryDialogProps<Entry, Stored, Values>,
): ReactNode {
  const { title, kind, calls, stored, initial, onClose, onSaved, children } = props;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<{ readonly mine: Entry; readonly newer: Stored }>();
  const [isDeleted, setIsDeleted] = useState(false);

  const form = useContractForm<Values, Entry>({
    schema: kind.form,
    defaultValues: initial,
    async send(entry) {
      try {
        onSaved(await (base ? calls.change(base, entry) : calls.create(entry)));
      } catch (error) {
        if (!base || !isOutdated(error)) throw error;
        const newer = (await calls.list()).find(({ id }) => id === base.id);
        if (newer) {
          setConflict({ mine: entry, newer });
        } else {
          setBase(undefined);
          setIsDeleted(true);
        }
      }
    },
  });
  const keepMine = (newer: Stored): void => {
    // At once, so that the form replaces the newer version.
    flushSync(() => {
      setBase(newer);
      setConflict(undefined);
    });
    formRef.current?.requestSubmit();
  };

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        conflict ? (
          <ConflictButtons
            onNewer={onClose}
            onMine={() => {
              keepMine(conflict.newer);
            }}
          />
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} pending={form.pending} pendingText="Saving…">
              Save
            </Button>
          </>
        )
      }
    >
      {conflict && (
        <Conflict noun={kind.noun} mine={kind.factsOf(conflict.mine)} newer={kind.factsOf(conflict.newer)} />
      )}
      <form
        ref={formRef}
        id={formId}
        className={css['form']}
        hidden={conflict !== undefined}
        noValidate
        onSubmit={form.onSubmit}
      >
        {isDeleted && (
          <Alert tone="warning" announce="assertive" title={`This ${kind.noun} was deleted somewhere else`}>
            What you typed is still here. Save it to add it again.
          </Alert>
        )}
        {form.refusal && (
          <Alert tone="danger" announce="assertive" title={`We couldn’t save this ${kind.noun}`}>
            {form.refusal}
          </Alert>
        )}
        {children(form)}
      </form>
    </Dialog>
  );
}

/** Another window changed or deleted it first. */
const isOutdated = (error: unknown): boolean =>
  error instanceof RequestError && /\.(?:conflict|not-found)$/.test(error.code);
