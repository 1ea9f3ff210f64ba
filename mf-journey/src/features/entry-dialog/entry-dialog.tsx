import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Alert, Button, Dialog, type DialogProps } from '@hearthway/web-kit';
import { useContractForm, type ContractForm, type ContractFormOptions } from '@hearthway/web-kit/form';
import { RequestError } from '@hearthway/web-kit/http';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Conflict, ConflictButtons, type Fact } from '../conflict/index.js';
import css from './entry-dialog.module.css';

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The calls that the dialog makes. They reject with a `RequestError`. */
export interface DialogCalls<Entry, Stored extends Entry & Versioned> {
  readonly list: () => Promise<readonly Stored[]>;
  /** Without it, an entry that is gone can’t be added again. */
  readonly create?: (entry: Entry) => Promise<Stored>;
  /** Replaces this version. */
  readonly change: (stored: Stored, entry: Entry) => Promise<Stored>;
}

/** How an entry is entered and shown. */
export interface DialogKind<Entry, Values> {
  /** As in “this letter”. */
  readonly noun: string;
  /** Parses the typed values and checks them against the contract. */
  readonly form: z.ZodMiniType<Entry, Values>;
  /** All facts about an entry. Empty text means there is no value. */
  readonly factsOf: (entry: Entry) => readonly Fact[];
}

interface EntryDialogProps<Entry, Stored extends Entry & Versioned, Values extends FieldValues>
  extends Pick<DialogProps, 'title' | 'size'>, Pick<ContractFormOptions<Values, Entry>, 'fieldOf'> {
  readonly kind: DialogKind<Entry, Values>;
  readonly calls: DialogCalls<Entry, Stored>;
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
  const { title, size, kind, calls, stored, initial, fieldOf = {}, onClose, onSaved, children } = props;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<{ readonly mine: Entry; readonly newer: Stored }>();
  const [isDeleted, setIsDeleted] = useState(false);

  const form = useContractForm<Values, Entry>({
    schema: kind.form,
    defaultValues: initial,
    fieldOf,
    async send(entry) {
      try {
        const saved = await (base ? calls.change(base, entry) : calls.create?.(entry));
        if (saved) onSaved(saved);
      } catch (error) {
        if (!base || !isOutdated(error)) throw error;
        const newer = (await calls.list()).find(({ id }) => id === base.id);
        if (newer) {
          setConflict({ mine: entry, newer });
        } else if (!calls.create) {
          throw error;
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
      size={size}
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
