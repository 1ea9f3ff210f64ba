import { chatChunk, type ChatChunk, type ChatMessage, type ChatThread } from '@hearthway/contracts/journey';
import { randomUUID } from 'node:crypto';
import type { JourneyUnderTest } from '../../testing/index.js';

export type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

export async function newThread(buyer: Buyer): Promise<ChatThread> {
  const response = await buyer.call('/api/chat/threads', { method: 'POST', body: '{}' });
  if (response.status !== 201) throw new Error(`No thread: ${String(response.status)}`);
  return (await response.json()) as ChatThread;
}

export const read = async (buyer: Buyer, threadId: string) =>
  (await (await buyer.call(`/api/chat/threads/${threadId}`)).json()) as { thread: ChatThread; messages: ChatMessage[] };

export const send = async (buyer: Buyer, method: string, path: string, body?: unknown) => {
  const response = await buyer.call(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const json: unknown = response.status === 204 ? undefined : await response.json();
  return { status: response.status, json };
};

export interface SentQuestion {
  readonly text: string;
  readonly messageId?: string;
  readonly parentId?: string | null;
  readonly pasted?: string;
  readonly page?: string;
  readonly documentIds?: readonly string[];
}

/** Asks, and reads the answer to its end. */
export async function askIn(
  buyer: Buyer,
  threadId: string,
  { messageId = randomUUID(), parentId = null, ...question }: SentQuestion,
) {
  const response = await buyer.call(`/api/chat/threads/${threadId}/messages`, {
    method: 'POST',
    body: JSON.stringify({ messageId, parentId, ...question }),
  });
  const chunks = await readStream(response);
  const [start] = chunks;
  if (start?.type !== 'start') throw new Error(`No answer: ${String(response.status)}`);
  return { response, chunks, questionId: messageId, answerId: start.messageId };
}

/** Every chunk, parsed by the contract. @throws Error if the stream has no end */
export async function readStream(response: Response): Promise<ChatChunk[]> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${String(response.status)}: ${text}`);
  const data = text
    .split('\n\n')
    .flatMap((event) => (event.startsWith('data: ') ? [event.slice('data: '.length)] : []));
  if (data.at(-1) !== '[DONE]') throw new Error(`The stream has no end: ${text.slice(-200)}`);
  return data.slice(0, -1).map((one) => chatChunk.parse(JSON.parse(one)));
}

export const textIn = (chunks: readonly ChatChunk[]): string =>
  chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('');
