import type { ReactNode } from 'react';
import type { ChatMessage, ChatPart } from '@hearthway/contracts/journey';
import { brand } from '@hearthway/contracts/brand';
import { Alert, Button, CopyIcon, IconButton, RetryIcon, Spinner } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { usedWords } from '../settings/context-words.js';
import { Markdown, plainText } from '../text/markdown.js';
import { ActionCard, type ActionCardProps } from './action-card.js';
import { BranchPicker, type BranchPickerProps } from './branch-picker.js';
import { ResultCard } from './cards/card.js';
import { Citations } from './citations.js';
import { Feedback, type FeedbackProps } from './feedback.js';
import { Notice } from './notice.js';
import { textOf } from './question.js';
import css from './messages.module.css';

export interface AnswerProps
  extends
    Pick<BranchPickerProps, 'branches' | 'onChoose'>,
    Pick<FeedbackProps, 'onRated'>,
    Pick<ActionCardProps, 'threadId' | 'onDecided' | 'onOutdated'> {
  readonly message: ChatMessage;
  readonly isWriting: boolean;
  /** What Mia is doing, while she writes. */
  readonly activity: string | undefined;
  /** Whether any answer is being written. */
  readonly isBusy: boolean;
  readonly onAskAgain: () => void;
}

/** What Mia answered, and what it rests on. */
export function Answer(props: AnswerProps): ReactNode {
  const { message, branches, isWriting, isBusy, activity, threadId, onAskAgain, onChoose, onRated } = props;
  const { status, used } = message.metadata;
  const citations = message.parts.filter((part) => part.type === 'data-citation').map(({ data }) => data);
  // What is to be confirmed comes last, where the answer ends.
  const isProposal = ({ type }: ChatPart): boolean => type === 'data-action';
  const parts = [...message.parts.filter((part) => !isProposal(part)), ...message.parts.filter(isProposal)];
  return (
    <article className={css['answer']} aria-busy={isWriting || undefined}>
      <h2 className={css['name']}>{brand.assistant}</h2>
      {parts.map((part, place) => (
        <Part key={'id' in part ? `${part.type} ${part.id}` : place} part={part} {...props} />
      ))}
      {isWriting && <Spinner size="small" text={`${activity ?? 'Writing'}…`} className={css['activity']} />}
      <Citations citations={citations} />
      {!isWriting && (
        <>
          {status === 'stopped' && <p className={css['note']}>You stopped this answer.</p>}
          {(status === 'cut-off' || status === 'answering') && (
            <Alert
              tone="warning"
              title="The answer was cut off"
              action={
                <Button variant="secondary" size="small" pending={isBusy} onClick={onAskAgain}>
                  Ask again
                </Button>
              }
            />
          )}
          <div className={css['tools']}>
            <BranchPicker message={message} branches={branches} onChoose={onChoose} />
            <CopyAnswer message={message} />
            <IconButton
              label="Ask again"
              icon={<RetryIcon size={16} />}
              aria-disabled={isBusy || undefined}
              onClick={onAskAgain}
            />
            <Feedback threadId={threadId} message={message} onRated={onRated} />
            <span className={css['used']}>Used: {usedWords(used)}</span>
          </div>
        </>
      )}
    </article>
  );
}

function Part({ part, threadId, onDecided, onOutdated }: AnswerProps & { readonly part: ChatPart }): ReactNode {
  switch (part.type) {
    case 'text':
      return <Markdown text={part.text} />;
    case 'data-card':
      return <ResultCard card={part.data} />;
    case 'data-action':
      return <ActionCard threadId={threadId} action={part.data} onDecided={onDecided} onOutdated={onOutdated} />;
    case 'data-notice':
      // The text of a refusal says the same.
      return part.data.code === 'refused' ? null : <Notice {...part.data} />;
    case 'data-citation':
    case 'data-pasted':
    case 'data-document':
      return null;
  }
}

function CopyAnswer({ message }: { readonly message: ChatMessage }): ReactNode {
  const { toast } = usePlatform();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainText(textOf(message)));
      toast({ title: 'Answer copied' });
    } catch {
      toast({
        title: 'We couldn’t copy the answer',
        description: 'Select it and copy it yourself.',
        tone: 'destructive',
      });
    }
  };
  return <IconButton label="Copy this answer" icon={<CopyIcon size={16} />} onClick={() => void copy()} />;
}
