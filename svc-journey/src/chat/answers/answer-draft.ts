import type { ChatPart } from '@hearthway/contracts/journey';
import { metadataOf, type DataPart, type StoredMessage } from '../threads/thread.js';
import type { ChatChunk } from './chat-chunk.js';

/** Adds one chunk to an answer. Text is appended to the last text; a part with a known id replaces the earlier one. */
export function withChunk(message: StoredMessage, chunk: ChatChunk | DataPart): StoredMessage {
  const { parts } = message;
  switch (chunk.type) {
    case 'text-start':
      return { ...message, parts: [...parts, { type: 'text', text: '' }] };
    case 'text-delta': {
      const index = parts.findLastIndex(({ type }) => type === 'text');
      const last = parts[index];
      if (last?.type !== 'text') return message;
      return { ...message, parts: parts.with(index, { type: 'text', text: last.text + chunk.delta }) };
    }
    case 'data-card':
    case 'data-citation':
    case 'data-action':
    case 'data-notice': {
      const part = chunk as DataPart;
      const index = parts.findIndex((one) => one.type === part.type && one.id === part.id);
      return { ...message, parts: index < 0 ? [...parts, part] : parts.with(index, part) };
    }
    default:
      return message;
  }
}

/** The chunks that turn one state of an answer into a later one; from nothing if there is no earlier state. */
export function* chunksBetween(earlier: StoredMessage | undefined, later: StoredMessage): Generator<ChatChunk> {
  if (!earlier) yield { type: 'start', messageId: later.id, messageMetadata: metadataOf(later) };
  const textId = (index: number) => `${later.id}-${index}`;
  for (const [index, part] of later.parts.entries()) {
    const before = earlier?.parts[index];
    if (part.type === 'text')
      yield* textChunks(textId(index), before?.type === 'text' ? before.text : undefined, part.text);
    else if (isOfAnswer(part) && JSON.stringify(before) !== JSON.stringify(part)) yield part;
  }
  if (later.status === 'answering') return;
  for (const [index, part] of later.parts.entries()) {
    if (part.type === 'text') yield { type: 'text-end', id: textId(index) };
  }
  yield* endOf(later);
}

/** The last chunks: how the answer ended. */
export function* endOf(message: StoredMessage): Generator<ChatChunk> {
  const messageMetadata = metadataOf(message);
  if (message.status === 'complete') yield { type: 'finish', messageMetadata };
  else {
    yield { type: 'message-metadata', messageMetadata };
    yield { type: 'abort' };
  }
}

function* textChunks(id: string, before: string | undefined, text: string): Generator<ChatChunk> {
  if (before === undefined) yield { type: 'text-start', id };
  const delta = text.slice(before?.length ?? 0);
  if (delta !== '') yield { type: 'text-delta', id, delta };
}

const isOfAnswer = (part: ChatPart): part is DataPart => part.type !== 'text' && part.type !== 'data-pasted';
