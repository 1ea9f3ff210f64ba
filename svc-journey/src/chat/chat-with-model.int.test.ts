import type { ChatAction, ChatSettings } from '@hearthway/contracts/journey';
import { createModelEmulator, type ModelEmulator, type ScriptedAnswer } from '@hearthway/model-emulator';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type Buyer, type JourneyUnderTest } from '../testing/index.js';
import { ask, partIn, post, read, readAnswer, send } from './testing/http.js';

let model: ModelEmulator;
let journey: JourneyUnderTest;
let settings: Record<string, string>;
beforeAll(async () => {
  model = createModelEmulator({ apiKey: 'emulated-key' });
  settings = {
    MIA_MODEL_URL: `${await model.listen(0)}/v1`,
    MIA_MODEL: 'emulated',
    MIA_MODEL_KEY: 'emulated-key',
    // A busy machine must not look like a slow model.
    MIA_MODEL_PATIENCE_MILLISECONDS: '30000',
    MIA_MODEL_INPUT_PRICE: '3',
    MIA_MODEL_OUTPUT_PRICE: '15',
    MIA_MODEL_DOLLARS_PER_BUYER: '0.2',
  };
  journey = await startJourneyUnderTest(settings);
});
afterAll(async () => {
  await journey.stop();
  await model.close();
});
beforeEach(() => model.clear());

const call: ScriptedAnswer = {
  do: 'call',
  calls: [{ tool: 'payment', input: { loan: 300_000, rate: 6.25, years: 30 } }],
};

const actionsOf = ({ messages }: Awaited<ReturnType<typeof read>>): ChatAction[] =>
  messages.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'data-action' ? [part.data] : [])));

/** Asks a question whose answer hangs after its first sentence, which is stored by then. */
async function hangingAnswer(buyer: Buyer, threadId: string) {
  model.script([{ do: 'hang', text: 'This is a beginning. And this ' }]);
  const response = post(buyer, { threadId, text: 'Tell me something' });
  await eventually(async () => JSON.stringify(await read(buyer, threadId)).includes('This is a beginning.'));
  const answerId = (await read(buyer, threadId)).thread.answeringId;
  if (answerId === null) throw new Error('No answer is being written');
  return { response, answerId };
}

describe('with a model', () => {
  it('names its provider, answers with it, and keeps the answer', async () => {
    const buyer = await journey.buyer();
    const { engine } = (await send(buyer, 'GET', '/api/chat/settings')).json as ChatSettings;
    expect(engine).toMatchObject({
      kind: 'model',
      provider: expect.stringMatching(/^127\.0\.0\.1:/),
      model: 'emulated',
    });
    model.script([call, { do: 'say', text: 'That costs $1,847.15 a month.' }]);
    const { said, end } = await ask(buyer, { text: 'What is the payment on a 300k loan at 6.25 for 30 years?' });
    expect(said.trim()).toBe('That costs $1,847.15 a month.');
    expect(end).toMatchObject({ type: 'finish', messageMetadata: { engine: 'model' } });
  });

  it('answers without it when it fails, and about citizenship always', async () => {
    const buyer = await journey.buyer();
    model.script([{ do: 'refuse', status: 500 }]);
    const { chunks, said } = await ask(buyer, { text: 'What is PMI?' });
    expect(partIn(chunks, 'notice')).toMatchObject({ code: 'model-down' });
    expect(said).toContain('PMI');
    const logged = journey.log.lines().filter(({ msg }) => msg === 'an answer came without the model');
    expect(logged).toMatchObject([{ reason: 'down', status: 500 }]);
    expect(JSON.stringify(logged)).not.toContain('PMI');
    model.clear();
    const asked = await ask(buyer, { text: 'Can I get an FHA loan with a green card?' });
    expect(asked.end).toMatchObject({ messageMetadata: { engine: 'none' } });
    expect(model.requests()).toEqual([]);
  });

  it('goes on without a reader, and stops when the buyer says so', async () => {
    const buyer = await journey.buyer();
    const threadId = randomUUID();
    const { response, answerId } = await hangingAnswer(buyer, threadId);
    await (await response).body?.cancel();
    const resumed = await buyer.call(`/api/chat/threads/${threadId}/messages/${answerId}/stream`);
    const busy = await post(buyer, { threadId, text: 'And this?' });
    expect([busy.status, ((await busy.json()) as { code: string }).code]).toEqual([409, 'chat.answering']);
    expect((await send(buyer, 'POST', `/api/chat/threads/${threadId}/messages/${answerId}/stop`)).status).toBe(204);
    const { said, chunks } = await readAnswer(resumed);
    expect(said.trim()).toBe('This is a beginning.');
    expect(chunks.slice(-2)).toMatchObject([
      { type: 'message-metadata', messageMetadata: { status: 'stopped' } },
      { type: 'abort' },
    ]);
  });

  it('keeps what the buyer confirms while the answer is still being written', async () => {
    const buyer = await journey.buyer();
    const threadId = randomUUID();
    const event = { title: 'Call the lender', startsAt: '2030-12-03T15:00:00.000Z' };
    model.script([
      { do: 'call', calls: [{ tool: 'add-event', input: event }] },
      { do: 'hang', text: 'I can add it. And ' },
    ]);
    const response = post(buyer, { threadId, text: 'Remind me to call the lender' });
    await eventually(async () => actionsOf(await read(buyer, threadId)).length > 0);
    const action = actionsOf(await read(buyer, threadId))[0]!;
    const confirm = { decision: 'confirm' };
    const decided = await send(buyer, 'POST', `/api/chat/threads/${threadId}/actions/${action.id}`, confirm);
    expect(decided.json).toMatchObject({ status: 'confirmed' });
    const { thread } = await read(buyer, threadId);
    await send(buyer, 'POST', `/api/chat/threads/${threadId}/messages/${thread.answeringId}/stop`);
    await readAnswer(await response);
    const after = await read(buyer, threadId);
    expect(after.messages[1]?.metadata.status).toBe('stopped');
    expect(actionsOf(after)).toEqual([decided.json]);
  });

  it('stops an answer through another instance than the one that writes it', async () => {
    const other = await journey.anotherInstance();
    try {
      const buyer = await journey.buyer();
      const threadId = randomUUID();
      const { response, answerId } = await hangingAnswer(buyer, threadId);
      const path = `/api/chat/threads/${threadId}/messages/${answerId}/stop`;
      const headers = { authorization: buyer.token, 'idempotency-key': randomUUID() };
      const { status } = await fetch(other.url + path, { method: 'POST', headers });
      const { thread, messages } = await read(buyer, threadId);
      expect([status, thread.answeringId, messages[1]?.metadata.status]).toEqual([204, null, 'stopped']);
      expect((await readAnswer(await response)).said).toContain('This is a beginning.');
    } finally {
      await other.stop();
    }
  });

  it('stops an answer with its conversation', async () => {
    const buyer = await journey.buyer();
    const threadId = randomUUID();
    const { response } = await hangingAnswer(buyer, threadId);
    expect((await send(buyer, 'DELETE', `/api/chat/threads/${threadId}`)).status).toBe(204);
    expect((await readAnswer(await response)).end.type).toBe('abort');
    expect(await journey.database.collection('chat-messages').countDocuments({ userId: buyer.userId })).toBe(0);
  });

  it('cuts answers off when the service stops, which doesn’t wait for them', async () => {
    const stopping = await startJourneyUnderTest(settings);
    const buyer = await stopping.buyer();
    const { response, answerId } = await hangingAnswer(buyer, randomUUID());
    const stopped = stopping.service.endStreams!();
    const { chunks } = await readAnswer(await response);
    expect(chunks.at(-2)).toMatchObject({ messageMetadata: { status: 'cut-off' } });
    await stopped;
    const messages = stopping.database.collection('chat-messages');
    expect(await messages.findOne({ messageId: answerId })).toMatchObject({ status: 'cut-off' });
    await stopping.stop();
  });

  it('with Anthropic’s interface names its host, answers with it, and without it when it’s overloaded', async () => {
    const started = await startJourneyUnderTest({ ...settings, MIA_MODEL_PROVIDER: 'anthropic' });
    const buyer = await started.buyer();
    const { engine } = (await send(buyer, 'GET', '/api/chat/settings')).json as ChatSettings;
    expect(engine).toMatchObject({ kind: 'model', provider: new URL(settings['MIA_MODEL_URL']!).host });
    model.script([call, { do: 'say', text: 'That costs $1,847.15 a month.' }, { do: 'refuse', status: 529 }]);
    const { said, end } = await ask(buyer, { text: 'What is the payment on a 300k loan at 6.25 for 30 years?' });
    expect(said.trim()).toBe('That costs $1,847.15 a month.');
    expect(end).toMatchObject({ messageMetadata: { engine: 'model' } });
    // The emulator counts 100 tokens of each request and 20 of each answer.
    const spent = started.database.collection('chat-spend').findOne({ userId: buyer.userId });
    expect(await spent).toMatchObject({ unit: 'microdollars', amount: 1_200 });
    const { chunks } = await ask(buyer, { text: 'What is PMI?' });
    expect(partIn(chunks, 'notice')).toMatchObject({ code: 'model-down' });
    const logged = started.log.lines().filter(({ msg }) => msg === 'an answer came without the model');
    expect(logged).toMatchObject([{ reason: 'down', status: 529 }]);
    await started.stop();
  });

  it('stops paying once a buyer’s budget is used up', async () => {
    const buyer = await journey.buyer();
    const spend = journey.database.collection('chat-spend');
    const ofBuyer = { userId: buyer.userId };
    model.script([{ do: 'say', text: 'I don’t know.' }]);
    await ask(buyer, { text: 'What is PMI?' });
    // The emulator counts 100 tokens of the question and 20 of the answer.
    expect(await spend.findOne(ofBuyer)).toMatchObject({ unit: 'microdollars', amount: 600 });

    model.clear();
    await spend.updateOne(ofBuyer, { $set: { amount: 199_900 } });
    const { chunks } = await ask(buyer, { text: 'What is PMI?' });
    expect(partIn(chunks, 'notice')).toMatchObject({ code: 'over-budget' });
    expect(model.requests()).toEqual([]);
  });
});
