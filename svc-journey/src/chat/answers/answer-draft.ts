import type { ChatChunk, ChatPart } from '@hearthway/contracts/journey';
import { metadataOf, type DataPart, type StoredMessage } from '../threads/thread.js';

/** An answer with one more chunk. Text chunks grow the last text; a part with a known id takes the place of the earlier one. */
export function withChunk(message: StoredMessage, chunk: ChatChunk): StoredMessage {
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
      const index = parts.findIndex((part) => part.type === chunk.type && part.id === chunk.id);
      return { ...message, parts: index < 0 ? [...parts, chunk] : parts.with(index, chunk) };
    }
    default:
      return message;
  }
}

/** The chunks that turn one state of an answer into a later one; from nothing if there is no earlier state. */
export function* chunksBetween(earlier: StoredMessage | undefined, later: StoredMessage): Generator<ChatChunk> {
  if (!earlier) yield { type: 'start', messageId: later.id, messageMetadata: metadataOf(later) };
  for (const [index, part] of later.parts.entries()) {
    const before = earlier?.parts[index];
    if (part.type === 'text')
      yield* textChunks(`${later.id}-${String(index)}`, before?.type === 'text' ? before.text : undefined, part.text);
    else if (isShown(part) && JSON.stringify(before) !== JSON.stringify(part)) yield part;
  }
  if (later.status === 'answering') return;
  for (const [index, part] of later.parts.entries()) {
    if (part.type === 'text') yield { type: 'text-end', id: `${later.id}-${String(index)}` };
  }
  if (later.status === 'complete') yield { type: 'finish', messageMetadata: metadataOf(later) };
  else {
    yield { type: 'message-metadata', messageMetadata: metadataOf(later) };
    yield { type: 'abort' };
  }
}

function* textChunks(id: string, before: string | undefined, text: string): Generator<ChatChunk> {
  if (before === undefined) yield { type: 'text-start', id };
  const delta = text.slice(before?.length ?? 0);
  if (delta !== '') yield { type: 'text-delta', id, delta };
}

const isShown = (part: ChatPart): part is DataPart =>
  part.type !== 'text' && part.type !== 'data-pasted' && part.type !== 'data-document';
