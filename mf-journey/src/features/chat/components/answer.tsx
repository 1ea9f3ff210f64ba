import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { Alert, Button, CopyIcon, IconButton, RetryIcon } from '@hearthway/web-kit';
import { textOf, type Message, type MessagePart } from '../conversation/chat-message.js';
import type { ThreadChat } from '../conversation/thread-chat.js';
import { usedWords } from '../settings/context-words.js';
import { Markdown, plainText } from '../text/markdown.js';
import { ActionCard } from './action-card.js';
import { BranchPicker, type BranchPickerProps } from './branch-picker.js';
import { ResultCard } from './cards/card.js';
import { Citations } from './citations.js';
import { Feedback } from './feedback.js';
import { Notice } from './notice.js';
import { QuestionList } from './question-list.js';
import { useCopy } from '../../../use-copy.js';
import { Waiting } from './waiting.js';
import css from './messages.module.css';

export interface AnswerProps extends Omit<BranchPickerProps, 'onChoose'> {
  readonly chat: ThreadChat;
  readonly isWriting: boolean;
}

/** Mia's answer and its sources. */
export function Answer({ chat, message, isWriting, ...props }: AnswerProps): ReactNode {
  const citations = message.parts.flatMap((part) => (part.type === 'data-citation' ? [part.data] : []));
  // Proposals come last, at the end of the answer.
  const isProposal = ({ type }: MessagePart): boolean => type === 'data-action';
  const parts = [...message.parts.filter((part) => !isProposal(part)), ...message.parts.filter(isProposal)];
  return (
    <article className={css['answer']} aria-busy={isWriting || undefined}>
      <h2 className={css['name']}>{brand.assistant}</h2>
      {parts.map((part, place) => (
        <Part
          key={'id' in part ? `${part.type} ${part.id}` : place}
          part={part}
          chat={chat}
          message={message}
          isBusy={props.isBusy}
        />
      ))}
      {isWriting && <Waiting />}
      <Citations citations={citations} />
      {!isWriting && <Ending chat={chat} message={message} {...props} />}
    </article>
  );
}

interface PartProps extends Pick<AnswerProps, 'isBusy'> {
  readonly part: MessagePart;
  readonly chat: ThreadChat;
  readonly message: Message;
}

function Part({ part, chat, message, isBusy }: PartProps): ReactNode {
  switch (part.type) {
    case 'text':
      return <Markdown text={part.text} />;
    case 'data-card':
      return part.data.kind === 'questions' ? (
        <QuestionList label="Questions like yours" questions={part.data.questions} isBusy={isBusy} chat={chat} />
      ) : (
        <ResultCard card={part.data} />
      );
    case 'data-action':
      return <ActionCard action={part.data} chat={chat} message={message} />;
    case 'data-notice':
      // The text of a refusal says the same.
      return part.data.code === 'refused' ? null : <Notice {...part.data} />;
    default:
      return null;
  }
}

function Ending({ chat, message, versions, isBusy }: Omit<AnswerProps, 'isWriting'>): ReactNode {
  const { status, used = [] } = message.metadata ?? {};
  const copy = useCopy();
  const askAgain = (): void => {
    if (!isBusy) void chat.askAgain(message.id);
  };
  return (
    <>
      {status === 'stopped' && <p className={css['note']}>You stopped this answer.</p>}
      {(status === 'cut-off' || status === 'answering') && (
        <Alert
          tone="warning"
          title="The answer was cut off"
          action={
            <Button variant="secondary" size="small" pending={isBusy} onClick={askAgain}>
              Ask again
            </Button>
          }
        />
      )}
      <div className={css['tools']}>
        <BranchPicker
          message={message}
          versions={versions}
          isBusy={isBusy}
          onChoose={(other) => {
            chat.choose(other);
          }}
        />
        <IconButton
          label="Copy this answer"
          icon={<CopyIcon size={16} />}
          className={css['tool']}
          onClick={() => void copy('answer', plainText(textOf(message)))}
        />
        <IconButton
          label="Ask again"
          icon={<RetryIcon size={16} />}
          className={css['tool']}
          aria-disabled={isBusy || undefined}
          onClick={askAgain}
        />
        <Feedback chat={chat} message={message} />
        <span className={css['used']}>
          Used: {usedWords(used)}
          {message.metadata?.engine === 'none' && '. Answered without an AI model.'}
        </span>
      </div>
    </>
  );
}
