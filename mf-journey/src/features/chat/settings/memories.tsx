import { useState, type ReactNode } from 'react';
import { chatLimits, type ChatMemory } from '@hearthway/contracts/journey';
import { Button, TextField, VisuallyHidden } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { QuestionDialog } from '../../dialogs/index.js';
import { EditButton, Item, Items, Muted } from '../../page-parts/index.js';
import { sendChangedMemory, sendMemoriesCleared, sendMemoryDeletion, sendNewMemory } from '../api.js';
import { useChatChoice } from './use-chat-settings.js';
import css from './settings.module.css';

/** What Mia remembers: the buyer reads, adds to, changes, and clears it. */
export function Memories({ memories }: { readonly memories: readonly ChatMemory[] }): ReactNode {
  const { session } = usePlatform();
  const { change } = useChatChoice();
  const [editedId, setEditedId] = useState<string>();
  const [isClearing, setIsClearing] = useState(false);
  const replaceAll = (next: (before: readonly ChatMemory[]) => readonly ChatMemory[]): void => {
    change((settings) => ({ memories: [...next(settings.memories)] }));
  };
  return (
    <div className={css['memories']}>
      {memories.length === 0 && (
        <Muted>Nothing yet. Add a sentence here, or tell Mia in a conversation: “Remember that I want no HOA.”</Muted>
      )}
      <Items>
        {memories.map((memory) =>
          memory.id === editedId ? (
            <li key={memory.id}>
              <MemoryForm
                label="Change what Mia remembers"
                text={memory.text}
                onClose={() => {
                  setEditedId(undefined);
                }}
                onSave={async (text) => {
                  const changed = await sendChangedMemory(session, memory.id, text);
                  replaceAll((before) => before.map((other) => (other.id === changed.id ? changed : other)));
                  setEditedId(undefined);
                }}
              />
            </li>
          ) : (
            <Item
              key={memory.id}
              name={memory.text}
              end={
                <>
                  <EditButton
                    what={memory.text}
                    onClick={() => {
                      setEditedId(memory.id);
                    }}
                  />
                  <ForgetButton
                    memory={memory}
                    onForgotten={() => {
                      replaceAll((before) => before.filter(({ id }) => id !== memory.id));
                    }}
                  />
                </>
              }
            />
          ),
        )}
      </Items>
      <NewMemory
        onAdded={(added) => {
          replaceAll((before) => [...before.filter(({ id }) => id !== added.id), added]);
        }}
      />
      {memories.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setIsClearing(true);
          }}
        >
          Forget everything
        </Button>
      )}
      {isClearing && (
        <ClearQuestion
          count={memories.length}
          onClose={() => {
            setIsClearing(false);
          }}
          onCleared={() => {
            replaceAll(() => []);
            setIsClearing(false);
          }}
        />
      )}
    </div>
  );
}

function NewMemory({ onAdded }: { readonly onAdded: (memory: ChatMemory) => void }): ReactNode {
  const { session } = usePlatform();
  // The same until it is saved, so that a second try adds nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <MemoryForm
      key={key}
      label="Have Mia remember"
      text=""
      onSave={async (text) => {
        onAdded(await sendNewMemory(session, text, key));
        setKey(crypto.randomUUID());
      }}
    />
  );
}

interface MemoryFormProps {
  readonly label: string;
  readonly text: string;
  readonly onSave: (text: string) => Promise<void>;
  readonly onClose?: () => void;
}

function MemoryForm({ label, text, onSave, onClose }: MemoryFormProps): ReactNode {
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    setError(undefined);
    try {
      await onSave(typed.trim());
    } catch (failure) {
      setError(memoryProblem(failure));
      setPending(false);
    }
  };
  return (
    <form
      className={css['memory-form']}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') setError('Please write what Mia should remember');
        else if (!pending) void save();
      }}
    >
      <TextField
        label={label}
        value={typed}
        maxLength={chatLimits.memoryCharacters}
        error={error}
        reserveError={false}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <div className={css['memory-buttons']}>
        <Button type="submit" variant="secondary" pending={pending} pendingText="Saving…">
          {onClose ? 'Save' : 'Add'}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function memoryProblem(failure: unknown): string {
  if (!(failure instanceof RequestError)) return 'Something went wrong. Please try again.';
  if (failure.code === 'chat-memory.too-many') {
    return `Mia can remember ${chatLimits.memories} sentences. Forget one first.`;
  }
  if (failure.code === 'chat-memory.not-found') return 'Mia has forgotten this meanwhile. Add it again.';
  return failure.details[0]?.message ?? 'We couldn’t save this. Please try again.';
}

interface ForgetButtonProps {
  readonly memory: ChatMemory;
  readonly onForgotten: () => void;
}

function ForgetButton({ memory, onForgotten }: ForgetButtonProps): ReactNode {
  const { session, toast } = usePlatform();
  const [pending, setPending] = useState(false);
  const forget = async (): Promise<void> => {
    setPending(true);
    try {
      await forgetAnyway(() => sendMemoryDeletion(session, memory.id));
      onForgotten();
    } catch {
      setPending(false);
      toast({ title: 'Mia couldn’t forget that', description: 'Please try again.', tone: 'destructive' });
    }
  };
  return (
    <Button variant="quiet" size="small" pending={pending} onClick={() => void forget()}>
      Forget <VisuallyHidden>{memory.text}</VisuallyHidden>
    </Button>
  );
}

async function forgetAnyway(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // It was forgotten in another window.
    if (!(error instanceof RequestError && error.code === 'chat-memory.not-found')) throw error;
  }
}

interface ClearQuestionProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onCleared: () => void;
}

function ClearQuestion({ count, onClose, onCleared }: ClearQuestionProps): ReactNode {
  const { session } = usePlatform();
  const [pending, setPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const clear = async (): Promise<void> => {
    setPending(true);
    try {
      await sendMemoriesCleared(session);
      onCleared();
    } catch {
      setHasFailed(true);
      setPending(false);
    }
  };
  return (
    <QuestionDialog
      title="Forget everything?"
      no="Keep them"
      yes="Forget everything"
      tone="danger"
      pending={pending}
      pendingText="Forgetting…"
      error={hasFailed ? { title: 'That didn’t work', text: 'Please try again.' } : undefined}
      onClose={onClose}
      onYes={() => void clear()}
    >
      <p>Mia will forget {count} sentences for good. Your conversations stay.</p>
    </QuestionDialog>
  );
}
