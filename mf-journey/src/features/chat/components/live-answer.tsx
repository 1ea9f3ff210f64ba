import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';
import { textOf, type Message } from '../conversation/chat-message.js';
import type { ShownThread } from '../conversation/use-thread-chat.js';
import { plainText } from '../text/markdown.js';
import { sentencesOf } from '../text/sentences.js';

/**
 * Announces the answer sentence by sentence as it is written. Each sentence becomes an element once it is complete, so
 * that a screen reader never starts over and never spells a half-written word.
 */
export function LiveAnswer({ shown }: { readonly shown: ShownThread }): ReactNode {
  const { messages, isBusy, answeringId, failure } = shown;
  const last = messages.at(-1);
  const lastId = last?.role === 'assistant' ? last.id : undefined;
  // The last answer that was written while someone watched. It may be whole before it was rendered once.
  const [watchedId, setWatchedId] = useState(answeringId);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if ((isBusy || wasBusy) && !failure && lastId !== watchedId) setWatchedId(lastId);
  if (isBusy !== wasBusy) setWasBusy(isBusy);
  const message = messages.find(({ id }) => id === watchedId);
  const isWriting = message !== undefined && answeringId === message.id;
  const { whole, rest } = sentencesOf(message ? textOf(message) : '');
  return (
    <VisuallyHidden aria-live="polite" aria-relevant="additions" data-testid="live-answer">
      {message && (
        <span key={message.id}>
          {whole.map((sentence, place) => (
            <span key={place}>{plainText(sentence)} </span>
          ))}
          {!isWriting && rest !== '' && <span>{plainText(rest)} </span>}
          {!isWriting && <span>{endOf(message)}</span>}
        </span>
      )}
    </VisuallyHidden>
  );
}

function endOf({ metadata, parts }: Message): string {
  if (metadata?.status === 'stopped') return 'The answer was stopped.';
  if (metadata?.status !== 'complete') return 'The answer was cut off.';
  const sources = parts.filter(({ type }) => type === 'data-citation').length;
  const isOffering = parts.some((part) => part.type === 'data-card' && part.data.kind === 'questions');
  const choice = isOffering ? ' You can choose one of the questions below the answer.' : '';
  return `End of the answer. ${sources === 1 ? '1 source.' : `${sources} sources.`}${choice}`;
}
