import type { ReactNode } from 'react';
import type { ChatAction, ChatMessage } from '@hearthway/contracts/journey';
import { branchesAt, shownBranch } from '../conversation/branches.js';
import type { Conversation, ConversationState } from '../conversation/conversation.js';
import { Answer } from './answer.js';
import { LiveAnswer } from './live-answer.js';
import { documentsOf, Question } from './question.js';
import { useFollow } from './use-follow.js';
import css from './messages.module.css';

export interface MessagesProps {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  readonly page: string | undefined;
}

/** The branch that is shown. What is being written is said by the live region beside it, not by the log itself. */
export function Messages({ conversation, state, page }: MessagesProps): ReactNode {
  const { messages, chosen, answeringId, isSending, thread } = state;
  const shown = shownBranch(messages, chosen);
  const isBusy = isSending || answeringId !== undefined;
  const endRef = useFollow(shown, answeringId);
  const decided = (message: ChatMessage, action: ChatAction): void => {
    conversation.replace({
      ...message,
      parts: message.parts.map((part) =>
        part.type === 'data-action' && part.data.id === action.id ? { ...part, data: action } : part,
      ),
    });
  };
  return (
    <>
      <div className={css['log']} role="log" aria-live="off" aria-label="Conversation with Mia">
        {shown.map((message) =>
          message.role === 'user' ? (
            <Question
              key={message.id}
              message={message}
              branches={branchesAt(messages, message)}
              isBusy={isBusy}
              onChoose={conversation.choose}
              onEdit={(text) => {
                const pasted = message.parts.find(({ type }) => type === 'data-pasted');
                const documents = documentsOf(message);
                return conversation.ask({
                  messageId: crypto.randomUUID(),
                  parentId: message.metadata.parentId,
                  text,
                  ...(pasted?.type === 'data-pasted' && { pasted: pasted.data.text }),
                  ...(documents.length > 0 && { documents }),
                  ...(page !== undefined && { page }),
                });
              }}
            />
          ) : (
            <Answer
              key={message.id}
              message={message}
              branches={branchesAt(messages, message)}
              threadId={thread?.id ?? ''}
              isWriting={message.id === answeringId}
              isBusy={isBusy}
              activity={state.activity}
              onChoose={conversation.choose}
              onAskAgain={() => {
                const { parentId } = message.metadata;
                if (parentId !== null) void conversation.askAgain(parentId);
              }}
              onRated={conversation.replace}
              onDecided={(action) => {
                decided(message, action);
              }}
              onOutdated={() => void conversation.load()}
            />
          ),
        )}
        <div ref={endRef} className={css['end']} />
      </div>
      <LiveAnswer state={state} />
    </>
  );
}
