import { signedIn } from '@hearthway/contracts/identity';
import {
  getChatThread,
  resumeChatMessage,
  retryChatMessage,
  sendChatMessage,
  type ChatMessage,
  type ChatQuestion,
} from '@hearthway/contracts/journey';
import { operationPath, type Operation } from '@hearthway/contracts/operation';
import { createModelEmulator, type ModelEmulator } from '@hearthway/model-emulator';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { patiently } from './patiently.js';
import { newName, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const waiting = { timeout: 120_000, interval: 200 };

let model: ModelEmulator;
let under: SystemUnderTest;
beforeAll(async () => {
  model = createModelEmulator();
  const url = await model.listen(0);
  under = await startSystemUnderTest({
    // The timeout for the model is long enough for a kill in mid-answer on any machine.
    journey: { MIA_MODEL_URL: `${url}/v1`, MIA_MODEL: 'emulated', MIA_MODEL_PATIENCE_MILLISECONDS: '60000' },
  });
});
afterAll(async () => {
  await model.close();
  await under.stop();
});

const threadId = randomUUID();
const beginning = 'I begin with this sentence.';
const question: ChatQuestion = { messageId: randomUUID(), parentId: null, text: 'Tell me about buying a home' };

const send = (
  token: string,
  operation: Operation,
  { messageId = '', body }: { messageId?: string; body?: unknown } = {},
) =>
  fetch(under.system.url + operationPath(operation, { threadId, messageId }), {
    method: operation.method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function thread(token: string) {
  const response = await patiently(() => send(token, getChatThread));
  return getChatThread.reply.parse(await response.json());
}

const textOf = ({ parts }: ChatMessage): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
const told = (messages: readonly ChatMessage[]) =>
  messages.map((message) => [message.role, message.metadata.status, textOf(message).trim()]);

/** The text of a whole UI message stream. */
const wordsOf = (stream: string): string =>
  stream
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as { type: string; delta?: string })
    .map(({ type, delta }) => (type === 'text-delta' ? delta : ''))
    .join('')
    .trim();

it('svc-journey, killed while Mia answers: the answer is cut off, can be asked again, and nothing is doubled', async () => {
  const { token } = signedIn.parse(await (await patiently(() => under.register(newName()))).json());

  model.script([{ do: 'hang', text: `${beginning} And the next one ` }]);
  const asked = await patiently(() => send(token, sendChatMessage, { body: question }));
  expect(asked.status).toBe(200);
  const reading = asked.text();
  const brokenOff = expect(reading).rejects.toThrow();
  const answering = await eventually(async () => {
    const { messages } = await thread(token);
    expect(told(messages)).toEqual([
      ['user', 'complete', question.text],
      ['assistant', 'answering', beginning],
    ]);
    return messages[1];
  }, waiting);

  const journey = under.system.service('journey');
  await journey.kill();
  await brokenOff;
  await journey.start();

  const cutOff = [
    ['user', 'complete', question.text],
    ['assistant', 'cut-off', beginning],
  ];
  // The killed process's claim has to expire first.
  await eventually(async () => expect(told((await thread(token)).messages)).toEqual(cutOff), waiting);
  expect((await thread(token)).thread.answeringId).toBeNull();
  const resumed = await send(token, resumeChatMessage, { messageId: answering?.id ?? '' });
  expect(wordsOf(await resumed.text())).toBe(beginning);

  // A page that resends the question, since it saw no end, gets the same answer.
  const repeated = await send(token, sendChatMessage, { body: question });
  expect(wordsOf(await repeated.text())).toBe(beginning);
  expect(told((await thread(token)).messages)).toEqual(cutOff);
  expect(model.requests()).toHaveLength(1);

  model.script([{ do: 'say', text: 'Here is all of it.' }]);
  const again = await send(token, retryChatMessage, { messageId: question.messageId });
  expect(again.status).toBe(200);
  await again.text();
  const { messages } = await thread(token);
  expect(told(messages)).toEqual([...cutOff, ['assistant', 'complete', 'Here is all of it.']]);
  expect(messages.map(({ metadata }) => metadata.parentId)).toEqual([null, question.messageId, question.messageId]);
  expect(model.requests()).toHaveLength(2);
});
