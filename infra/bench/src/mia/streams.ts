import { sendChatMessage } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Questions for the knowledge base, for a calculation, and for neither. */
const questions = [
  'What is earnest money?',
  'What is the payment on a 300k loan at 6.25 for 30 years?',
  'How much house can I afford?',
  'What is the meaning of a comet?',
];

/**
 * Milliseconds from each question to the first words of its answer. Each begins a thread, once the answer before it is over.
 * @param readMilliseconds how long a buyer reads on average before the next question
 */
export async function askOneByOne(
  origin: string,
  token: string,
  count: number,
  readMilliseconds = 0,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    if (readMilliseconds > 0) await sleep(readMilliseconds * 2 * Math.random());
    const from = performance.now();
    const stream = await ask(origin, token, questions[turn % questions.length] ?? '');
    await untilWords(stream);
    times.push(performance.now() - from);
    while (!(await stream.next()).done);
  }
  return times;
}

/** Asks one question for each token, and resolves once all answers have begun. They stay open until the signal is aborted. */
export async function openStreams(origin: string, tokens: readonly string[], signal: AbortSignal): Promise<void> {
  const atOnce = 20;
  for (let first = 0; first < tokens.length; first += atOnce) {
    await Promise.all(
      tokens
        .slice(first, first + atOnce)
        .map(async (token) => untilWords(await ask(origin, token, 'Tell me about buying a home', signal))),
    );
  }
}

type Stream = AsyncIterator<string>;

async function ask(origin: string, token: string, text: string, signal?: AbortSignal): Promise<Stream> {
  const response = await fetch(origin + operationPath(sendChatMessage, { threadId: randomUUID() }), {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ messageId: randomUUID(), parentId: null, text }),
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body)
    throw new Error(`A question was refused: ${response.status} ${await response.text()}`);
  return response.body.pipeThrough(new TextDecoderStream()).values({ preventCancel: true });
}

async function untilWords(stream: Stream): Promise<void> {
  for (let text = ''; !text.includes('"text-delta"');) {
    const next = await stream.next();
    if (next.done) throw new Error(`An answer had no words: ${text}`);
    text += next.value;
  }
}
