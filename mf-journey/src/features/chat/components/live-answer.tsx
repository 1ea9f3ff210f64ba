import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';
import { textOf, type Message } from '../conversation/chat-message.js';
import { plainText } from '../text/markdown.js';
import { sentencesOf } from '../text/sentences.js';

interface LiveAnswerProps {
  readonly messages: readonly Message[];
  readonly answeringId: string | undefined;
}

/**
 * Says the answer that is being written, sentence by sentence: each becomes an element of its own once it is whole, so that a
 * screen reader never starts over and never spells a half-written word.
 */
export function LiveAnswer({ messages, answeringId }: LiveAnswerProps): ReactNode {
  // The last answer that was written while someone watched.
  const [watchedId, setWatchedId] = useState(answeringId);
  if (answeringId !== undefined && answeringId !== watchedId) setWatchedId(answeringId);
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
  return `End of the answer. ${sources === 1 ? '1 source.' : `${sources} sources.`}`;
}
