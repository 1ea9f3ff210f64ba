import { useId, useState, type ReactNode } from 'react';
import { Alert, Button, Dialog, TrashIcon } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useEntryChanges, type Versioned } from '../getting-pre-approved/index.js';
import { FormBody, type Typed } from '../typed-form/index.js';
import type { EntryKind } from './entry-kind.js';
import { EntryConflict } from './entry-conflict.js';
import css from './entry.module.css';

export interface EntryDialogProps<Entry, Stored extends Versioned & Entry, Values extends Typed> {
  readonly kind: EntryKind<Entry, Stored, Values>;
  /** The entry to edit; without it, a new one is added. */
  readonly stored?: Stored | undefined;
  readonly initial: Values;
  readonly onClose: () => void;
  readonly onSaved?: (saved: Stored, before: Stored | undefined) => void;
  readonly onDeleted?: () => void;
}

export function EntryDialog<Entry, Stored extends Versioned & Entry, Values extends Typed>(
  props: EntryDialogProps<Entry, Stored, Values>,
): ReactNode {
  const { kind, stored, initial, onClose, onSaved, onDeleted } = props;
  const { toast } = usePlatform();
  const formId = useId();
  const { save, remove } = useEntryChanges(kind.calls);
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<{ readonly yours: Entry; readonly current: Stored }>();
  const [notice, setNotice] = useState<string>();
  const [deleting, setDeleting] = useState<'asked' | 'running'>();

  const send = async (entry: Entry, on: Stored | undefined): Promise<void> => {
    setNotice(undefined);
    const outcome = await save(entry, on);
    if (outcome.kind === 'saved') {
      onSaved?.(outcome.stored, stored);
      onClose();
    } else if (outcome.kind === 'conflict') {
      setConflict({ yours: entry, current: outcome.current });
    } else {
      setBase(undefined);
      setNotice(
        `This ${kind.noun} was deleted in another window. Your version is still here: save it to add it again.`,
      );
    }
  };
  const form = useContractForm<Values, Entry>({
    schema: kind.schema,
    defaultValues: initial,
    send: (entry) => send(entry, base),
  });
  const take = (current: Stored): void => {
    setBase(current);
    setConflict(undefined);
    form.methods.reset(kind.show(current));
  };
  const deleteNow = async (): Promise<void> => {
    if (!base) return;
    setDeleting('running');
    try {
      const outcome = await remove(base);
      if (outcome.kind === 'conflict') {
        take(outcome.current);
        setNotice(`This ${kind.noun} changed in another window. Look at it again before you delete it.`);
      } else {
        onDeleted?.();
        onClose();
      }
    } catch (error) {
      toast({
        title: `We couldn’t delete this ${kind.noun}`,
        description: error instanceof Error ? error.message : '',
        tone: 'destructive',
      });
    } finally {
      setDeleting(undefined);
    }
  };

  return (
    <Dialog
      open
      size="large"
      className={css['dialog']}
      title={stored ? kind.editTitle : kind.addTitle}
      onClose={onClose}
      footer={
        conflict ? undefined : deleting ? (
          <>
            <p className={css['question']}>Delete this {kind.noun}? You can’t undo this.</p>
            <Button variant="secondary" onClick={() => setDeleting(undefined)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={deleting === 'running'}
              pendingText="Deleting…"
              onClick={() => void deleteNow()}
            >
              Delete
            </Button>
          </>
        ) : (
          <>
            {base && (
              <Button
                variant="quiet"
                icon={<TrashIcon size={18} />}
                className={css['delete']}
                onClick={() => setDeleting('asked')}
              >
                Delete
              </Button>
            )}
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
      {notice && (
        <Alert tone="warning" announce="assertive" className={css['notice']}>
          {notice}
        </Alert>
      )}
      {conflict && (
        <EntryConflict
          kind={kind}
          yours={conflict.yours}
          current={conflict.current}
          onKeepYours={() => {
            setConflict(undefined);
            setBase(conflict.current);
            void send(conflict.yours, conflict.current).catch(() => {
              setNotice('We couldn’t save your version. It’s still here: try again.');
            });
          }}
          onTakeTheirs={() => take(conflict.current)}
        />
      )}
      <FormBody
        id={formId}
        form={form}
        refusalTitle={`We couldn’t save this ${kind.noun}`}
        hidden={conflict !== undefined}
      >
        {kind.fields(form)}
      </FormBody>
    </Dialog>
  );
}
