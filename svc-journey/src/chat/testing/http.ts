import type { ChatMessage, ChatThread } from '@hearthway/contracts/journey';
import { randomUUID } from 'node:crypto';
import type { Buyer } from '../../testing/index.js';
import type { ChatChunk } from '../answers/chat-chunk.js';

const threads = '/api/chat/threads';

export async function send(buyer: Buyer, method: string, path: string, body?: unknown) {
  const headers = { 'idempotency-key': randomUUID() };
  const response = await buyer.call(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json: unknown = response.status === 204 ? undefined : await response.json();
  return { status: response.status, json, code: (json as { code?: string } | undefined)?.code };
}

export const read = async (buyer: Buyer, threadId: string) =>
  (await send(buyer, 'GET', `${threads}/${threadId}`)).json as { thread: ChatThread; messages: ChatMessage[] };

export interface SentQuestion {
  readonly text: string;
  readonly threadId?: string;
  readonly messageId?: string;
  readonly parentId?: string | null;
  readonly pasted?: string;
  readonly timeZone?: string;
}

/** Sends a question, in a new conversation unless it names one. */
export function post(
  buyer: Buyer,
  { threadId = randomUUID(), messageId = randomUUID(), parentId = null, ...question }: SentQuestion,
): Promise<Response> {
  return buyer.call(`${threads}/${threadId}/messages`, {
    method: 'POST',
    body: JSON.stringify({ messageId, parentId, ...question }),
  });
}

/** Asks, and reads the answer to its end. */
export async function ask(buyer: Buyer, question: SentQuestion) {
  const place = { threadId: randomUUID(), messageId: randomUUID(), ...question };
  const response = await post(buyer, place);
  return { response, ...place, ...(await readAnswer(response)) };
}

/** Reads a stream. @throws Error if it has no end */
export async function readAnswer(response: Response) {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
  const data = text
    .split('\n\n')
    .flatMap((event) => (event.startsWith('data: ') ? [event.slice('data: '.length)] : []));
  if (data.at(-1) !== '[DONE]') throw new Error(`The stream has no end: ${text.slice(-200)}`);
  const chunks = data.slice(0, -1).map((one) => JSON.parse(one) as ChatChunk);
  const [start] = chunks;
  return {
    chunks,
    answerId: start?.type === 'start' ? String(start.messageId) : '',
    said: chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join(''),
    end: chunks.at(-1)!,
  };
}

type DataOf<Type> = Extract<ChatChunk, { type: Type; data: unknown }>['data'];

/** The data of the first part of this kind. */
export function partIn<Kind extends 'action' | 'card' | 'citation' | 'notice'>(
  chunks: readonly ChatChunk[],
  kind: Kind,
): DataOf<`data-${Kind}`> {
  const found = chunks.find(({ type }) => type === `data-${kind}`);
  if (!found || !('data' in found)) throw new Error(`No ${kind} in ${JSON.stringify(chunks)}`);
  return found.data as DataOf<`data-${Kind}`>;
}
