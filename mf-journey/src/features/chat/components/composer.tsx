import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { chatLimits } from '@hearthway/contracts/journey';
import { Alert, ArrowUpIcon, Button, IconButton, QuoteIcon, SquareIcon, TextArea, TrashIcon } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import { usePlatform } from '@hearthway/web-kit/slice';
import type { ThreadChat } from '../conversation/thread-chat.js';
import type { ShownThread } from '../conversation/use-thread-chat.js';
import { useDraft, type QuestionDraft } from './use-draft.js';
import { useOnline } from './use-online.js';
import css from './composer.module.css';

export interface ComposerProps {
  readonly shown: ShownThread;
  /** The key under which drafts are kept. */
  readonly place: string;
  /** Starts another conversation. */
  readonly onNew: () => void;
}

/** Long enough to be from elsewhere: a listing, an email, a page of a contract. */
const longPaste = 400;
/** The character count appears this many characters before the limit. */
const nearEnd = 400;

/** The field for typing a question. The text stays here until the service has it. */
export function Composer({ shown, place, onNew }: ComposerProps): ReactNode {
  const { chat, isBusy, answeringId } = shown;
  const { text, pasted, change, send } = useQuestion(shown, place);
  const [isPasting, setIsPasting] = useState(false);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const stop = useStop(chat);
  const noteId = useId();
  const problem = problemOf(text, pasted);
  const note = problem ?? countOf(text);
  const canSend = text.trim() !== '' && problem === undefined && !isBusy;

  const submit = async (): Promise<void> => {
    if (canSend && (await send())) setIsPasting(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // On a touch screen, Enter is the only way to begin a new line.
    const isNewLine = event.shiftKey || event.nativeEvent.isComposing || window.matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || isNewLine) return;
    event.preventDefault();
    void submit();
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
        void submit();
      }}
    >
      <Problems shown={shown} onNew={onNew} />
      {(isPasting || pasted !== '') && (
        <Pasted
          pasted={pasted}
          onChange={(words) => {
            change({ pasted: words });
          }}
          onRemove={() => {
            change({ pasted: '' });
            setIsPasting(false);
            inputRef.current?.focus();
          }}
        />
      )}
      <div className={css['box']}>
        <textarea
          ref={inputRef}
          className={css['input']}
          aria-label="Ask Mia a question"
          aria-describedby={note === undefined ? undefined : noteId}
          aria-invalid={problem !== undefined || undefined}
          placeholder="Ask about buying a home"
          rows={Math.min(6, text.split('\n').length)}
          value={text}
          onChange={({ target }) => {
            change({ text: target.value });
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton
          label="Add text from elsewhere"
          icon={<QuoteIcon size={20} />}
          className={css['button']}
          aria-pressed={isPasting || pasted !== ''}
          onClick={() => {
            setIsPasting(true);
          }}
        />
        {/* The same element, so that it keeps the focus. */}
        <IconButton
          {...(answeringId === undefined
            ? { label: 'Send', type: 'submit', icon: <ArrowUpIcon size={20} />, 'aria-disabled': !canSend || undefined }
            : { label: 'Stop', icon: <SquareIcon size={18} />, onClick: stop })}
          className={css['send']}
        />
      </div>
      {note !== undefined && (
        <p id={noteId} className={problem === undefined ? css['count'] : css['problem']} role="status">
          {note}
        </p>
      )}
    </form>
  );
}

/** The typed question, and how it is sent. Sending clears the field for the next; if refused, the text comes back. */
function useQuestion({ chat, messages }: ShownThread, place: string) {
  const { draft, keep } = useDraft(place);
  const [sending, setSending] = useState<string>();
  const { tried } = draft;
  // After a reload, the question may turn out to have arrived.
  const hasArrived = messages.some(({ id }) => id === tried?.messageId);
  const { text, pasted } = hasArrived || tried?.messageId === sending ? draft : withSent(draft);
  return {
    text,
    pasted,
    change: (part: Partial<Pick<QuestionDraft, 'text' | 'pasted'>>): void => {
      keep((before) => ({ ...before, text, pasted, isSent: before.isSent && sending !== undefined, ...part }));
    },
    /** True once the service has it. */
    send: async (): Promise<boolean> => {
      const isSame = tried?.text === text && tried.pasted === pasted && !hasArrived;
      const sent = isSame ? tried : { messageId: crypto.randomUUID(), text, pasted };
      setSending(sent.messageId);
      keep(() => ({ text: '', pasted: '', tried: sent, isSent: true }));
      const isAccepted = await chat.ask({
        messageId: sent.messageId,
        text,
        ...(pasted.trim() !== '' && { pasted }),
      });
      setSending(undefined);
      keep((after) => (isAccepted ? { ...after, tried: undefined, isSent: false } : withSent(after)));
      return isAccepted;
    },
  };
}

/** Puts the sent text back, before anything typed since. */
function withSent(draft: QuestionDraft): QuestionDraft {
  const { text, pasted, tried, isSent } = draft;
  if (!tried || !isSent) return draft;
  return {
    ...draft,
    text: [tried.text, text].filter((part) => part !== '').join('\n'),
    pasted: [tried.pasted, pasted].filter((part) => part !== '').join('\n'),
    isSent: false,
  };
}

function Problems({ shown, onNew }: Pick<ComposerProps, 'shown' | 'onNew'>): ReactNode {
  const online = useOnline();
  const { failure } = shown;
  return (
    <>
      {!online && (
        <Alert tone="warning" announce="polite" title="You’re offline">
          What you type stays here. Send it once you’re back.
        </Alert>
      )}
      {failure && (online || failure.kind !== 'offline') && (
        <Alert
          tone="danger"
          action={
            (failure.kind === 'full' || failure.kind === 'gone') && (
              <Button variant="secondary" size="small" onClick={onNew}>
                New conversation
              </Button>
            )
          }
        >
          {failure.text}
        </Alert>
      )}
    </>
  );
}

interface PastedProps {
  readonly pasted: string;
  readonly onChange: (words: string) => void;
  readonly onRemove: () => void;
}

function Pasted({ pasted, onChange, onRemove }: PastedProps): ReactNode {
  return (
    <TextArea
      label="Text from elsewhere"
      help="A listing, an email, or a page of a contract. Mia reads it as a quote, not as your words."
      rows={4}
      reserveError={false}
      value={pasted}
      autoFocus={pasted === ''}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      labelEnd={<IconButton label="Remove this text" icon={<TrashIcon size={18} />} onClick={onRemove} />}
    />
  );
}

function useStop(chat: ThreadChat): () => void {
  const { toast } = usePlatform();
  return () => {
    chat.stopAnswer().catch(() => {
      toast({ title: 'We couldn’t stop the answer', description: 'Please try again.', tone: 'destructive' });
    });
  };
}

const { questionCharacters, pastedCharacters } = chatLimits;

function problemOf(text: string, pasted: string): string | undefined {
  if (text.length > questionCharacters) return over('Your question', text.length, questionCharacters);
  if (pasted.length > pastedCharacters) return over('The text from elsewhere', pasted.length, pastedCharacters);
  return undefined;
}

function over(what: string, length: number, limit: number): string {
  return `${what} has ${formatInteger(length)} characters. Please use ${formatInteger(limit)} or fewer.`;
}

function countOf({ length }: string): string | undefined {
  if (length <= questionCharacters - nearEnd) return undefined;
  return `${formatInteger(length)} of ${formatInteger(questionCharacters)} characters`;
}
