import type { ChatChunk, ChatMessage, ChatPart } from '@hearthway/contracts/journey';

/** An answer as far as it has arrived. */
export interface Answer {
  readonly message: ChatMessage;
  /** Places of the texts that are still being written, by their ids in the stream. */
  readonly openTexts: ReadonlyMap<string, number>;
  /** What Mia is doing. */
  readonly activity: string | undefined;
  readonly isOver: boolean;
  readonly problem: string | undefined;
}

/** `undefined` until the stream has said which message it is. */
export function withChunk(answer: Answer | undefined, chunk: ChatChunk): Answer | undefined {
  if (chunk.type === 'start') return begun(chunk.messageId, chunk.messageMetadata);
  if (!answer) return undefined;
  const { message } = answer;
  switch (chunk.type) {
    case 'data-activity':
      return { ...answer, activity: chunk.data.text };
    case 'text-start':
      return {
        ...withParts(answer, [...message.parts, { type: 'text', text: '' }]),
        openTexts: new Map([...answer.openTexts, [chunk.id, message.parts.length]]),
      };
    case 'text-delta':
      return withText(answer, answer.openTexts.get(chunk.id), chunk.delta);
    case 'text-end':
      return answer;
    case 'message-metadata':
      return withMetadata(answer, chunk.messageMetadata);
    case 'finish':
      return { ...withMetadata(answer, chunk.messageMetadata), isOver: true, activity: undefined };
    case 'abort':
      return { ...over(answer, 'stopped'), problem: undefined };
    case 'error':
      return { ...over(answer, 'cut-off'), problem: chunk.errorText };
    default:
      return withParts(answer, replacedOrAdded(message.parts, chunk));
  }
}

/** Characters of its text: how far an answer has got. */
export function lengthOf({ parts }: Pick<ChatMessage, 'parts'>): number {
  return parts.reduce((length, part) => length + (part.type === 'text' ? part.text.length : 0), 0);
}

function begun(id: string, metadata: ChatMessage['metadata']): Answer {
  const message: ChatMessage = { id, role: 'assistant', parts: [], metadata };
  return { message, openTexts: new Map(), activity: undefined, isOver: false, problem: undefined };
}

function withText(answer: Answer, place: number | undefined, delta: string): Answer {
  const { parts } = answer.message;
  return {
    ...withParts(
      answer,
      parts.map((part, at) => (at === place && part.type === 'text' ? { ...part, text: part.text + delta } : part)),
    ),
    activity: undefined,
  };
}

function replacedOrAdded(parts: readonly ChatPart[], added: Exclude<ChatPart, { type: 'text' }>): ChatPart[] {
  const isSame = (part: ChatPart): boolean => part.type === added.type && part.id === added.id;
  return parts.some(isSame) ? parts.map((part) => (isSame(part) ? added : part)) : [...parts, added];
}

const withParts = (answer: Answer, parts: ChatPart[]): Answer => ({
  ...answer,
  message: { ...answer.message, parts },
});

const withMetadata = (answer: Answer, metadata: ChatMessage['metadata']): Answer => ({
  ...answer,
  message: { ...answer.message, metadata },
});

function over(answer: Answer, status: 'stopped' | 'cut-off'): Answer {
  const { metadata } = answer.message;
  const ended = metadata.status === 'answering' ? { ...metadata, status } : metadata;
  return { ...withMetadata(answer, ended), isOver: true, activity: undefined };
}
