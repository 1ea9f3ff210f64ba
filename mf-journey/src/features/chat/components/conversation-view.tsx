import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  Button,
  classNames,
  ErrorState,
  LoadingText,
  MessageCircleIcon,
  Skeleton,
  useFocusAfter,
} from '@hearthway/web-kit';
import { useThreadChat } from '../conversation/use-thread-chat.js';
import { ContextSwitches } from '../settings/context-switches.js';
import { Composer } from './composer.js';
import { Messages } from './messages.js';
import { QuestionList } from './question-list.js';
import { useKeyboardInset } from './use-keyboard-inset.js';
import css from './conversation-view.module.css';

export interface ConversationViewProps {
  /** `undefined` for a new conversation. */
  readonly threadId: string | undefined;
  /**
   * Called once the service has a question, and after each answer. A new conversation continues without interruption
   * when `threadId` becomes the id passed here.
   */
  readonly onThread: (threadId: string) => void;
  /** Starts another conversation. */
  readonly onNew: () => void;
  /** Called instead of saying that the conversation isn’t there. */
  readonly onMissing?: (() => void) | undefined;
  /** The page that it is shown beside. */
  readonly page?: string | undefined;
  /** Questions to begin with. */
  readonly suggestions: readonly string[];
}

/** A conversation with Mia: the messages, and the field for the next question. */
export function ConversationView({ threadId, ...props }: ConversationViewProps): ReactNode {
  const [freshId, setFreshId] = useState<string>(() => crypto.randomUUID());
  // This id is used now. The next new conversation gets another.
  if (threadId === freshId) setFreshId(crypto.randomUUID());
  const shownId = threadId ?? freshId;
  return <OpenConversation key={shownId} threadId={shownId} isNew={threadId === undefined} {...props} />;
}

interface OpenConversationProps extends ConversationViewProps {
  readonly threadId: string;
  readonly isNew: boolean;
}

function OpenConversation({
  threadId,
  isNew,
  page,
  suggestions,
  onThread,
  onNew,
  ...props
}: OpenConversationProps): ReactNode {
  const shown = useThreadChat({ threadId, isNew, page, onThread });
  const { chat, messages, loading, isBusy } = shown;
  const isMissing = loading === 'gone' && messages.length === 0;
  const onMissing = useEffectEvent(() => props.onMissing?.());
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  const footRef = useKeyboardInset();
  const logRef = useRef<HTMLDivElement>(null);
  const isEmpty = loading === 'done' && messages.length === 0;
  // The chosen question disappeared with the others.
  useFocusAfter(isEmpty, () => logRef.current);
  return (
    <div className={classNames(css['conversation'], page !== undefined && css['beside'])}>
      <div className={css['messages']}>
        <Beginning />
        {loading === 'waiting' && (
          <>
            <LoadingText>Loading the conversation</LoadingText>
            <Skeleton lines={4} />
          </>
        )}
        {loading === 'failed' && (
          <ErrorState
            title="We couldn’t load this conversation"
            headingLevel={2}
            illustration={null}
            onRetry={() => void chat.load()}
          >
            What was said is safe. Check your connection and try again.
          </ErrorState>
        )}
        {loading === 'gone' && (
          <ErrorState
            title="This conversation isn’t here"
            headingLevel={2}
            illustration={null}
            action={<Button onClick={onNew}>New conversation</Button>}
          >
            It was deleted, its time was up, or its address has a mistake.
          </ErrorState>
        )}
        {isEmpty && (
          <QuestionList
            className={css['suggestions']}
            label="Questions to begin with"
            questions={suggestions}
            isBusy={isBusy}
            chat={chat}
          />
        )}
        <Messages shown={shown} logRef={logRef} isAtEnd={page !== undefined} />
      </div>
      {loading !== 'gone' && (
        <div ref={footRef} className={css['foot']}>
          <ContextSwitches />
          <Composer shown={shown} place={isNew ? (page ?? 'new') : threadId} onNew={onNew} />
        </div>
      )}
    </div>
  );
}

/** The disclaimer above already says what Mia is, wherever a conversation is shown. */
function Beginning(): ReactNode {
  return (
    <div className={css['beginning']}>
      <span className={css['picture']}>
        <MessageCircleIcon size={20} />
      </span>
      <p>
        Hi, I’m {brand.assistant}. Each figure I give comes from our calculators or a dated source that you can open.
        When I don’t know, I’ll say so.
      </p>
    </div>
  );
}
