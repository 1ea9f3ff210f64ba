import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { Button, classNames, ErrorState, LoadingText, MessageCircleIcon, Skeleton } from '@hearthway/web-kit';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { chatSuggestionsQuery } from '../api.js';
import type { Conversation } from '../conversation/conversation.js';
import { useConversation } from '../conversation/use-conversation.js';
import { ContextSwitches } from '../settings/context-switches.js';
import { Composer } from './composer.js';
import { Messages } from './messages.js';
import { useKeyboardInset } from './use-keyboard-inset.js';
import css from './conversation-view.module.css';

export interface ConversationViewProps {
  readonly conversation: Conversation;
  /** The milestone page beside which it is shown. */
  readonly page?: string | undefined;
  /** Begins another conversation. */
  readonly onNew: () => void;
}

/** A conversation with Mia: what was said, and where the next question is typed. */
export function ConversationView({ conversation, page, onNew }: ConversationViewProps): ReactNode {
  const { toast } = usePlatform();
  const state = useConversation(conversation);
  const footRef = useKeyboardInset();
  const stop = (): void => {
    conversation.stop().catch(() => {
      toast({ title: 'We couldn’t stop the answer', description: 'Please try again.', tone: 'destructive' });
    });
  };
  const ask = (text: string): void => {
    void conversation.ask({ messageId: crypto.randomUUID(), text, ...(page !== undefined && { page }) });
  };
  return (
    <div className={classNames(css['conversation'], page !== undefined && css['beside'])}>
      <div className={css['messages']}>
        <Beginning />
        {state.status === 'loading' && (
          <>
            <LoadingText>Loading the conversation</LoadingText>
            <Skeleton lines={4} />
          </>
        )}
        {state.status === 'failed' && (
          <ErrorState
            title="We couldn’t load this conversation"
            illustration={null}
            onRetry={() => void conversation.load()}
          >
            What was said is safe. Check your connection and try again.
          </ErrorState>
        )}
        {state.status === 'gone' && (
          <ErrorState
            title="This conversation isn’t here anymore"
            illustration={null}
            action={<Button onClick={onNew}>New conversation</Button>}
          >
            It was deleted, or its time was up.
          </ErrorState>
        )}
        {state.messages.length === 0 && (state.status === 'new' || state.status === 'ready') && (
          <Suggestions page={page} isBusy={state.isSending} onAsk={ask} />
        )}
        <Messages conversation={conversation} state={state} page={page} />
      </div>
      <div ref={footRef} className={css['foot']}>
        <ContextSwitches />
        <Composer
          key={conversation.key}
          conversation={conversation}
          state={state}
          page={page}
          onStop={stop}
          onNew={onNew}
        />
      </div>
    </div>
  );
}

function Beginning(): ReactNode {
  return (
    <div className={css['beginning']}>
      <span className={css['picture']}>
        <MessageCircleIcon size={20} />
      </span>
      <p>
        Hi, I’m {brand.assistant}. I’m an AI, not a person, lawyer, agent, or lender. Each figure I give comes from our
        calculators or a dated source that you can open. When I don’t know, I’ll say so.
      </p>
    </div>
  );
}

interface SuggestionsProps {
  readonly page: string | undefined;
  readonly isBusy: boolean;
  readonly onAsk: (text: string) => void;
}

function Suggestions({ page, isBusy, onAsk }: SuggestionsProps): ReactNode {
  const { session } = usePlatform();
  const user = useUser();
  const { data } = useQuery({ ...chatSuggestionsQuery(session, user?.id, page), enabled: Boolean(user) });
  return (
    <ul className={css['suggestions']} aria-label="Questions to begin with">
      {data?.suggestions.map((text) => (
        <li key={text}>
          <button
            type="button"
            className={css['suggestion']}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              onAsk(text);
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
