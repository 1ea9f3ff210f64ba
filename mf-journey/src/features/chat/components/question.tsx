import { useRef, useState, type ReactNode } from 'react';
import { chatLimits } from '@hearthway/contracts/journey';
import { Button, IconButton, PencilIcon, TextArea, useFocusAfter, VisuallyHidden } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import { pastedOf, textOf, type Message } from '../conversation/chat-message.js';
import { BranchPicker, type BranchPickerProps } from './branch-picker.js';
import css from './messages.module.css';

export interface QuestionProps extends BranchPickerProps {
  /** Asks it in other words, as another branch. True once the service has it. */
  readonly onEdit: (text: string) => Promise<boolean>;
}

/** The buyer's question. */
export function Question(props: QuestionProps): ReactNode {
  const { message, isBusy, onEdit } = props;
  const [isEditing, setIsEditing] = useState(false);
  const editRef = useRef<HTMLButtonElement>(null);
  useFocusAfter(isEditing, () => editRef.current);
  const close = (): void => {
    setIsEditing(false);
  };
  return (
    <article className={css['question']} data-question>
      <h2 className={css['name']}>
        <VisuallyHidden>You asked</VisuallyHidden>
      </h2>
      {isEditing ? (
        <Editor text={textOf(message)} isBusy={isBusy} onClose={close} onSend={onEdit} />
      ) : (
        <>
          <Asked message={message} />
          <div className={css['tools']}>
            <BranchPicker {...props} />
            <IconButton
              ref={editRef}
              label="Edit this question"
              icon={<PencilIcon size={16} />}
              className={css['tool']}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) setIsEditing(true);
              }}
            />
          </div>
        </>
      )}
    </article>
  );
}

function Asked({ message }: { readonly message: Message }): ReactNode {
  const pasted = pastedOf(message);
  return (
    <div className={css['bubble']}>
      <p className={css['typed']}>{textOf(message)}</p>
      {pasted !== undefined && (
        <details>
          <summary className={css['summary']}>Text from elsewhere</summary>
          <blockquote className={css['pasted']}>{pasted}</blockquote>
        </details>
      )}
    </div>
  );
}

interface EditorProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: (text: string) => Promise<boolean>;
}

function Editor({ text, isBusy, onClose, onSend }: EditorProps): ReactNode {
  const [typed, setTyped] = useState(text);
  const limit = chatLimits.questionCharacters;
  const isTooLong = typed.length > limit;
  const send = async (): Promise<void> => {
    if (typed.trim() !== '' && !isTooLong && !isBusy && (await onSend(typed))) onClose();
  };
  return (
    <form
      className={css['editor']}
      aria-label="Edit this question"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <TextArea
        label="Your question"
        help="Your first question and its answer stay. You can go back to them."
        rows={3}
        autoFocus
        value={typed}
        error={isTooLong ? `Please use ${formatInteger(limit)} characters or fewer` : undefined}
        reserveError={false}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <div className={css['editor-foot']}>
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" pending={isBusy} pendingText="Sending…">
          Ask
        </Button>
      </div>
    </form>
  );
}
