import { useRef, useState, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { clearChatMemories, deleteChatMemory, getChatSettings, type ChatMemory } from '@hearthway/contracts/journey';
import { Button, ConfirmDialog, useFocusAfter, VisuallyHidden } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { ChangedMemory, NewMemory } from './memory-forms.js';
import css from './mia-settings.module.css';

/** What Mia remembers. The buyer can read, add, change, and clear memories. */
export function Memories({ memories }: { readonly memories: readonly ChatMemory[] }): ReactNode {
  const listRef = useRef<HTMLDivElement>(null);
  const [editedId, setEditedId] = useState<string>();
  const [isClearing, setIsClearing] = useState(false);
  const close = (): void => {
    setEditedId(undefined);
  };
  // The focused buttons disappeared with the deleted memories.
  useFocusAfter(memories.length > 0, () => listRef.current);
  return (
    <div ref={listRef} tabIndex={-1} className={css['memories']}>
      {memories.length === 0 ? (
        <p className={css['help']}>
          Nothing yet. Add a sentence here, or tell {brand.assistant} in a conversation: “Remember that I want no HOA.”
        </p>
      ) : (
        <ul aria-label={`What ${brand.assistant} remembers`}>
          {memories.map((memory) => (
            <li key={memory.id}>
              {memory.id === editedId ? (
                <ChangedMemory memory={memory} onClose={close} />
              ) : (
                <Memory
                  memory={memory}
                  onEdit={() => {
                    setEditedId(memory.id);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <NewMemory />
      {memories.length > 1 && (
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setIsClearing(true);
            }}
          >
            Forget everything
          </Button>
        </div>
      )}
      {isClearing && (
        <ClearQuestion
          count={memories.length}
          onClose={() => {
            setIsClearing(false);
          }}
        />
      )}
    </div>
  );
}

function Memory({ memory, onEdit }: { readonly memory: ChatMemory; readonly onEdit: () => void }): ReactNode {
  const { toast } = usePlatform();
  const forgetting = useMutation({
    ...operationMutation(useCaller(), deleteChatMemory, {
      changes: getChatSettings,
      write: (settings, _, { params }) => ({
        ...settings,
        memories: settings.memories.filter(({ id }) => id !== params.memoryId),
      }),
    }),
    onError() {
      toast({
        title: `${brand.assistant} couldn’t forget that`,
        description: 'Please try again.',
        tone: 'destructive',
      });
    },
  });
  const what = <VisuallyHidden>“{memory.text}”</VisuallyHidden>;
  return (
    <div className={css['memory']}>
      <span className={css['memory-text']}>{memory.text}</span>
      <span className={css['memory-buttons']}>
        <Button variant="quiet" size="small" onClick={onEdit}>
          Edit {what}
        </Button>
        <Button
          variant="quiet"
          size="small"
          pending={forgetting.isPending}
          onClick={() => {
            forgetting.mutate({ params: { memoryId: memory.id } });
          }}
        >
          Forget {what}
        </Button>
      </span>
    </div>
  );
}

interface ClearQuestionProps {
  readonly count: number;
  readonly onClose: () => void;
}

function ClearQuestion({ count, onClose }: ClearQuestionProps): ReactNode {
  const clearing = useMutation({
    ...operationMutation(useCaller(), clearChatMemories, {
      changes: getChatSettings,
      write: (settings) => ({ ...settings, memories: [] }),
    }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title="Forget everything?"
      description={`${brand.assistant} will forget all ${count} sentences. Your conversations stay. You can’t undo this.`}
      onClose={onClose}
      keepText="Keep them"
      confirmText="Forget everything"
      pendingText="Forgetting…"
      failureTitle={`${brand.assistant} couldn’t forget them`}
      action={clearing}
      onConfirm={clearing.mutate}
    />
  );
}
