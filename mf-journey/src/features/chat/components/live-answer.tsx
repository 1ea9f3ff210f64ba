import type { ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';
import type { ConversationState } from '../conversation/conversation.js';
import { plainText } from '../text/markdown.js';
import { sentencesOf } from '../text/sentences.js';
import { textOf } from './question.js';

/**
 * Says the answer that is being written, sentence by sentence: each becomes an element of its own once it is whole, so that a
 * screen reader never starts over and never spells a half-written word.
 */
export function LiveAnswer({ state }: { readonly state: ConversationState }): ReactNode {
  const message = state.messages.find(({ id }) => id === state.watchedId);
  const isWriting = message !== undefined && state.answeringId === message.id;
  const { whole, rest } = sentencesOf(message ? textOf(message) : '');
  const sources = message?.parts.filter(({ type }) => type === 'data-citation').length ?? 0;
  return (
    <VisuallyHidden aria-live="polite" aria-relevant="additions" data-testid="live-answer">
      {message && (
        <span key={message.id}>
          {whole.map((sentence, place) => (
            <span key={place}>{plainText(sentence)} </span>
          ))}
          {!isWriting && rest !== '' && <span>{plainText(rest)} </span>}
          {!isWriting && <span>{endOf(message.metadata.status, sources)}</span>}
        </span>
      )}
    </VisuallyHidden>
  );
}

function endOf(status: string, sources: number): string {
  if (status === 'stopped') return 'The answer was stopped.';
  if (status !== 'complete') return 'The answer was cut off.';
  return `End of the answer. ${sources === 1 ? '1 source.' : `${sources} sources.`}`;
}
