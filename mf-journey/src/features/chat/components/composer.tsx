import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { chatLimits } from '@hearthway/contracts/journey';
import {
  ArrowUpIcon,
  Alert,
  Button,
  IconButton,
  PaperclipIcon,
  QuoteIcon,
  SquareIcon,
  TextArea,
  TrashIcon,
} from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import type { Conversation, ConversationState } from '../conversation/conversation.js';
import { useChatSettings } from '../settings/use-chat-settings.js';
import { Attachments } from './attachments.js';
import { useDraft, type QuestionDraft } from './use-draft.js';
import { useOnline } from './use-online.js';
import css from './composer.module.css';

export interface ComposerProps {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  /** The milestone page on which it is asked. */
  readonly page?: string | undefined;
  readonly onStop: () => void;
  /** Begins another conversation, with what is typed. */
  readonly onNew: () => void;
}

/** Long enough to be from elsewhere: a listing, an email, a page of a contract. */
const longPaste = 400;

/** Where a question is typed. It stays here until the service has it. */
export function Composer({ conversation, state, page, onStop, onNew }: ComposerProps): ReactNode {
  const online = useOnline();
  const { draft, keep, forget } = useDraft(state.thread?.id, page ?? 'new');
  const [isPasting, setIsPasting] = useState(false);
  const [isAttaching, setIsAttaching] = useState(false);
  const { data: settings } = useChatSettings();
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  // A reload may find a question that had arrived.
  const hasArrived = state.messages.some(({ id }) => id === draft.tried?.messageId);
  const text = hasArrived ? '' : draft.text;
  const pasted = hasArrived ? '' : draft.pasted;
  const documents = hasArrived ? [] : draft.documents;
  const problem = problemOf(text, pasted);
  const isAnswering = state.answeringId !== undefined;

  const change = (part: Partial<Pick<QuestionDraft, 'text' | 'pasted' | 'documents'>>): void => {
    keep({ ...draft, text, pasted, documents, ...part });
  };
  const send = async (): Promise<void> => {
    if (text.trim() === '' || problem !== undefined || state.isSending || isAnswering) return;
    const ids = documents.map(({ documentId }) => documentId).join();
    const before = draft.tried;
    const isSame = before?.text === text && before.pasted === pasted && before.documents === ids;
    const tried = isSame ? before : { messageId: crypto.randomUUID(), text, pasted, documents: ids };
    keep({ text, pasted, documents, tried });
    const isAccepted = await conversation.ask({
      messageId: tried.messageId,
      text,
      ...(pasted.trim() !== '' && { pasted }),
      ...(documents.length > 0 && { documents }),
      ...(page !== undefined && { page }),
    });
    if (!isAccepted) return;
    forget();
    setIsPasting(false);
    setIsAttaching(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isNewLine = event.shiftKey || event.nativeEvent.isComposing || window.matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || isNewLine) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const words = event.clipboardData.getData('text/plain');
    if (words.length < longPaste || pasted !== '') return;
    event.preventDefault();
    change({ pasted: words });
  };

  return (
    <form
      className={css['composer']}
      aria-label="Your question"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {!online && (
        <Alert tone="warning" announce="polite" title="You’re offline">
          What you type stays here. Send it once you’re back.
        </Alert>
      )}
      {state.failure && state.failure.kind !== 'gone' && (
        <Alert
          tone="danger"
          action={
            state.failure.kind === 'full' && (
              <Button variant="secondary" size="small" onClick={onNew}>
                New conversation
              </Button>
            )
          }
        >
          {state.failure.text}
        </Alert>
      )}
      {(isPasting || pasted !== '') && (
        <TextArea
          label="Text from elsewhere"
          help="A listing, an email, or a page of a contract. Mia reads it as a quote, not as your words."
          rows={4}
          reserveError={false}
          value={pasted}
          onChange={({ target }) => {
            change({ pasted: target.value });
          }}
          labelEnd={
            <IconButton
              label="Remove this text"
              icon={<TrashIcon size={18} />}
              onClick={() => {
                change({ pasted: '' });
                setIsPasting(false);
                inputRef.current?.focus();
              }}
            />
          }
        />
      )}
      {(isAttaching || documents.length > 0) && (
        <Attachments
          isGranted={settings?.contexts.documents ?? false}
          isChoosing={isAttaching}
          documents={documents}
          onChange={(chosen) => {
            change({ documents: chosen });
          }}
          onClose={() => {
            setIsAttaching(false);
            inputRef.current?.focus();
          }}
        />
      )}
      <div className={css['box']}>
        <textarea
          ref={inputRef}
          className={css['input']}
          aria-label="Ask Mia a question"
          aria-describedby={problem === undefined ? undefined : errorId}
          aria-invalid={problem !== undefined || undefined}
          placeholder="Ask about your purchase"
          rows={Math.min(6, text.split('\n').length)}
          value={text}
          readOnly={state.isSending}
          onChange={({ target }) => {
            change({ text: target.value });
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {settings?.contexts.documents && (
          <IconButton
            label="Attach a document"
            icon={<PaperclipIcon size={20} />}
            aria-pressed={isAttaching || documents.length > 0}
            onClick={() => {
              setIsAttaching(true);
            }}
          />
        )}
        <IconButton
          label="Add text from elsewhere"
          icon={<QuoteIcon size={20} />}
          aria-pressed={isPasting || pasted !== ''}
          onClick={() => {
            setIsPasting(true);
          }}
        />
        {isAnswering ? (
          <IconButton label="Stop" icon={<SquareIcon size={18} />} className={css['send']} onClick={onStop} />
        ) : (
          <IconButton
            label="Send"
            type="submit"
            icon={<ArrowUpIcon size={20} />}
            className={css['send']}
            aria-disabled={text.trim() === '' || problem !== undefined || state.isSending || undefined}
          />
        )}
      </div>
      {problem !== undefined && (
        <p id={errorId} className={css['problem']} role="status">
          {problem}
        </p>
      )}
    </form>
  );
}

function problemOf(text: string, pasted: string): string | undefined {
  const { questionCharacters, pastedCharacters } = chatLimits;
  if (text.length > questionCharacters) return over('Your question', text.length, questionCharacters);
  if (pasted.length > pastedCharacters) return over('The text from elsewhere', pasted.length, pastedCharacters);
  return undefined;
}

function over(what: string, length: number, limit: number): string {
  return `${what} has ${formatInteger(length)} characters. Please use ${formatInteger(limit)} or fewer.`;
}
