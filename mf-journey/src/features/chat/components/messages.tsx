import type { ReactNode, RefObject } from 'react';
import { Alert, Button, useFocusAfter } from '@hearthway/web-kit';
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
  /** Whether to start scrolled to the end. */
  readonly isAtEnd: boolean;
}

/** The branch that is shown. The live region beside it announces the answer being written; the log itself doesn't. */
export function Messages({ shown, logRef, isAtEnd }: MessagesProps): ReactNode {
  const { chat, messages, isBusy, answeringId } = shown;
  const { all } = chat;
  const endRef = useFollow(messages, { isBusy, isAtEnd });
  const last = messages.at(-1);
  // The button that asked again is gone with the answer.
  useFocusAfter(last?.role === 'assistant', () => logRef.current);
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
          // All versions share one element, so that the focus stays when one replaces another.
          const key = message.metadata?.parentId ?? 'first';
          const common = { message, versions: versionsOf(all, message), isBusy };
          return message.role === 'user' ? (
            <Question
              key={key}
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
            <Answer key={key} {...common} chat={chat} isWriting={message.id === answeringId} />
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
      <LiveAnswer shown={shown} />
    </>
  );
}
