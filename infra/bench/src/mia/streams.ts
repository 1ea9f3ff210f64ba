import { createChatThread, sendChatMessage } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { randomUUID } from 'node:crypto';
import type { Buyer } from '../journey/buyers.js';
import type { Call } from '../journey/call.js';

/** A conversation and its owner. */
export interface Thread {
  readonly token: string;
  readonly threadId: string;
}

/** Questions for the knowledge base, for a calculation, and for neither. */
const questions = [
  'What is earnest money?',
  'What is the payment on a 300k loan at 6.25 for 30 years?',
  'How much house can I afford?',
  'What is the meaning of a comet?',
];

export async function beginThreads(call: Call, buyers: readonly Buyer[], each: number): Promise<Thread[]> {
  const threads: Thread[] = [];
  for (const { token } of buyers) {
    for (let count = 0; count < each; count += 1) {
      const thread = await call(createChatThread, { token, body: {} });
      if (!thread) throw new Error('A conversation for the benchmark was refused');
      threads.push({ token, threadId: thread.id });
    }
  }
  return threads;
}

/** Milliseconds from each question to the first words of its answer. */
export async function askOneByOne(origin: string, thread: Thread, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const from = performance.now();
    const stream = await ask(origin, thread, questions[turn % questions.length] ?? '');
    await untilWords(stream);
    times.push(performance.now() - from);
    // The next question waits until this answer is over.
    while (!(await stream.next()).done);
  }
  return times;
}

/** Starts an answer in each conversation, and resolves once all of them have begun to stream. */
export async function openStreams(origin: string, threads: readonly Thread[], signal: AbortSignal) {
  const closing = new AbortController();
  const until = AbortSignal.any([signal, closing.signal]);
  const atOnce = 20;
  for (let first = 0; first < threads.length; first += atOnce) {
    await Promise.all(
      threads
        .slice(first, first + atOnce)
        .map(async (thread) => untilWords(await ask(origin, thread, 'Tell me about buying', until))),
    );
  }
  return { count: threads.length, close: () => closing.abort() };
}

async function ask(origin: string, { token, threadId }: Thread, text: string, signal?: AbortSignal) {
  const response = await fetch(origin + operationPath(sendChatMessage, { threadId }), {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ messageId: randomUUID(), parentId: null, text }),
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body) throw new Error(`A question was refused: ${response.status}`);
  return response.body.pipeThrough(new TextDecoderStream()).values({ preventCancel: true });
}

/** Reads until the first words. What is open stays open. */
async function untilWords(stream: AsyncIterator<string>): Promise<void> {
  for (let text = ''; !text.includes('"text-delta"');) {
    const next = await stream.next();
    if (next.done) throw new Error('An answer had no words');
    text += next.value;
  }
}
