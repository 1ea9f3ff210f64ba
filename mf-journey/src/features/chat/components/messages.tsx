import type { ReactNode, RefObject } from 'react';
import { Alert, Button } from '@hearthway/web-kit';
import { versionsOf } from '../conversation/branches.js';
import { pastedOf } from '../conversation/chat-message.js';
import type { ShownThread } from '../conversation/use-thread-chat.js';
import { Answer } from './answer.js';
import { LiveAnswer } from './live-answer.js';
import { Question } from './question.js';
import { useFollow } from './use-follow.js';
import { Waiting } from './waiting.js';
import css from './messages.module.css';

interface MessagesProps {
  readonly shown: ShownThread;
  readonly logRef: RefObject<HTMLDivElement | null>;
}

/** The branch that is shown. What is being written is said by the live region beside it, not by the log itself. */
export function Messages({ shown, logRef }: MessagesProps): ReactNode {
  const { chat, messages, isBusy, answeringId } = shown;
  const { all } = chat;
  const endRef = useFollow(messages, isBusy);
  const last = messages.at(-1);
  return (
    <>
      <div
        ref={logRef}
        className={css['log']}
        role="log"
        aria-live="off"
        aria-label="Conversation with Mia"
        tabIndex={-1}
      >
        {messages.map((message) => {
          const common = { message, versions: versionsOf(all, message), isBusy };
          return message.role === 'user' ? (
            <Question
              key={message.id}
              {...common}
              onChoose={(other) => {
                chat.choose(other);
              }}
              onEdit={(text) =>
                chat.ask({
                  messageId: crypto.randomUUID(),
                  parentId: message.metadata?.parentId ?? null,
                  text,
                  pasted: pastedOf(message),
                })
              }
            />
          ) : (
            <Answer key={message.id} {...common} chat={chat} isWriting={message.id === answeringId} />
          );
        })}
        {last?.role === 'user' &&
          (isBusy ? (
            <Waiting />
          ) : (
            <Alert
              tone="warning"
              title="This question has no answer yet"
              action={
                <Button variant="secondary" size="small" onClick={() => void chat.askAgain(last.id)}>
                  Ask again
                </Button>
              }
            />
          ))}
        <div ref={endRef} className={css['end']} />
      </div>
      <LiveAnswer messages={messages} answeringId={answeringId} />
    </>
  );
}
