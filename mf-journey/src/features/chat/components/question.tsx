import { useRef, useState, type ReactNode } from 'react';
import { chatLimits, type ChatMessage } from '@hearthway/contracts/journey';
import { Button, IconButton, PaperclipIcon, PencilIcon, TextArea, VisuallyHidden } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import { More } from '../../page-parts/index.js';
import { BranchPicker, type BranchPickerProps } from './branch-picker.js';
import css from './messages.module.css';

export interface QuestionProps extends Pick<BranchPickerProps, 'branches' | 'onChoose'> {
  readonly message: ChatMessage;
  /** Whether another answer is being written. */
  readonly isBusy: boolean;
  /** Asks it in other words, as another branch. True once the service has it. */
  readonly onEdit: (text: string) => Promise<boolean>;
}

/** What the buyer asked. */
export function Question({ message, branches, isBusy, onEdit, onChoose }: QuestionProps): ReactNode {
  const [isEditing, setIsEditing] = useState(false);
  const editRef = useRef<HTMLButtonElement>(null);
  const text = textOf(message);
  const pasted = message.parts.find(({ type }) => type === 'data-pasted');
  const documents = documentsOf(message);
  const close = (): void => {
    setIsEditing(false);
    // The button is there again after this.
    queueMicrotask(() => editRef.current?.focus());
  };
  return (
    <article className={css['question']}>
      <h2 className={css['name']}>
        <VisuallyHidden>You asked</VisuallyHidden>
      </h2>
      {isEditing ? (
        <Editor text={text} isBusy={isBusy} onClose={close} onSend={onEdit} />
      ) : (
        <div className={css['bubble']}>
          <p className={css['typed']}>{text}</p>
          {pasted?.type === 'data-pasted' && (
            <More title="Text from elsewhere">
              <blockquote className={css['pasted']}>{pasted.data.text}</blockquote>
            </More>
          )}
          {documents.length > 0 && (
            <ul className={css['documents']} aria-label="Attached documents">
              {documents.map(({ documentId, name }) => (
                <li key={documentId}>
                  <PaperclipIcon size={16} /> {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {!isEditing && (
        <div className={css['tools']}>
          <BranchPicker message={message} branches={branches} onChoose={onChoose} />
          <IconButton
            ref={editRef}
            label="Edit this question"
            icon={<PencilIcon size={16} />}
            onClick={() => {
              setIsEditing(true);
            }}
          />
        </div>
      )}
    </article>
  );
}

export const textOf = ({ parts }: Pick<ChatMessage, 'parts'>): string =>
  parts
    .filter((part) => part.type === 'text')
    .map((part) => part.text)
    .join('\n\n');

export const documentsOf = ({ parts }: Pick<ChatMessage, 'parts'>) =>
  parts.flatMap((part) => (part.type === 'data-document' ? [part.data] : []));

interface EditorProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: (text: string) => Promise<boolean>;
}

function Editor({ text, isBusy, onClose, onSend }: EditorProps): ReactNode {
  const [typed, setTyped] = useState(text);
  const limit = chatLimits.questionCharacters;
  const send = async (): Promise<void> => {
    if (await onSend(typed)) onClose();
  };
  return (
    <form
      className={css['editor']}
      aria-label="Edit this question"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '' && typed.length <= limit && !isBusy) void send();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <TextArea
        label="Your question"
        help="Your first question and its answer stay. You can go back to them."
        rows={3}
        autoFocus
        value={typed}
        error={typed.length > limit ? `Please use ${formatInteger(limit)} characters or fewer` : undefined}
        reserveError={false}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <div className={css['editor-foot']}>
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" pending={isBusy} pendingText="Wait for the answer…">
          Ask
        </Button>
      </div>
    </form>
  );
}
