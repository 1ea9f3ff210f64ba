import type { ChatThread } from '@hearthway/contracts/journey';
import { createModelEmulator, type ModelEmulator, type WrittenAnswer } from '@hearthway/model-emulator';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { askIn, readStream, textIn, type Buyer } from './testing/http.js';

let model: ModelEmulator;
let journey: JourneyUnderTest;
beforeAll(async () => {
  model = createModelEmulator({ apiKey: 'emulated-key' });
  const url = await model.listen(0);
  journey = await startJourneyUnderTest({
    MIA_MODEL_URL: `${url}/v1`,
    MIA_MODEL: 'emulated',
    MIA_MODEL_KEY: 'emulated-key',
    // A busy machine is no slow model.
    MIA_MODEL_PATIENCE_MILLISECONDS: '30000',
    MIA_MODEL_INPUT_PRICE: '3',
    MIA_MODEL_OUTPUT_PRICE: '15',
    MIA_MODEL_DOLLARS_PER_BUYER: '0.2',
  });
});
afterAll(async () => {
  await journey.stop();
  await model.close();
});
beforeEach(() => model.clear());

async function newThread(buyer: Buyer): Promise<string> {
  const response = await buyer.call('/api/chat/threads', { method: 'POST', body: '{}' });
  return ((await response.json()) as ChatThread).id;
}

const call: WrittenAnswer = {
  do: 'call',
  calls: [{ tool: 'payment', input: { loan: 300_000, rate: 6.25, years: 30 } }],
};
const text = 'What is the payment on a 300k loan at 6.25 for 30 years?';

describe('with a model', () => {
  it('names its provider, answers with it, and keeps the answer', async () => {
    const buyer = await journey.buyer();
    const settings = (await (await buyer.call('/api/chat/settings')).json()) as { engine: object };
    expect(settings.engine).toMatchObject({
      kind: 'model',
      provider: expect.stringMatching(/^127\.0\.0\.1:/),
      model: 'emulated',
    });
    const thread = await newThread(buyer);
    model.script([call, { do: 'say', text: 'That costs $1,847.15 a month.' }]);
    const { chunks } = await askIn(buyer, thread, { text });
    expect(textIn(chunks).trim()).toBe('That costs $1,847.15 a month.');
    expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { engine: 'model' } });
  });

  it('answers without it when it fails, and about citizenship always', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    model.script([{ do: 'refuse', status: 500 }]);
    const { chunks } = await askIn(buyer, thread, { text: 'What is PMI?' });
    expect(chunks.find(({ type }) => type === 'data-notice')).toMatchObject({ data: { code: 'model-down' } });
    expect(textIn(chunks)).toContain('PMI protects the lender');
    model.clear();
    const private_ = await askIn(buyer, thread, { text: 'Can I get an FHA loan with a green card?' });
    expect(private_.chunks.at(-1)).toMatchObject({ messageMetadata: { engine: 'none' } });
    expect(model.requests()).toEqual([]);
  });

  it('stops when the buyer says so, and keeps what was written', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    model.script([{ do: 'hang', text: 'This is a beginning. And this ' }]);
    const messageId = randomUUID();
    const asked = buyer.call(`/api/chat/threads/${thread}/messages`, {
      method: 'POST',
      body: JSON.stringify({ messageId, parentId: null, text: 'Tell me something' }),
    });
    const answering = await eventually(async () => {
      const { thread: now } = (await (await buyer.call(`/api/chat/threads/${thread}`)).json()) as {
        thread: ChatThread;
      };
      return now.answeringId ?? false;
    });
    const busy = await buyer.call(`/api/chat/threads/${thread}/messages`, {
      method: 'POST',
      body: JSON.stringify({ messageId: 'other', parentId: null, text: 'And this?' }),
    });
    expect([busy.status, ((await busy.json()) as { code: string }).code]).toEqual([409, 'chat.answering']);
    // The first sentence is stored while the second is awaited.
    await eventually(async () =>
      JSON.stringify(await (await buyer.call(`/api/chat/threads/${thread}`)).json()).includes('This is a beginning.'),
    );
    expect(
      (await buyer.call(`/api/chat/threads/${thread}/messages/${answering}/stop`, { method: 'POST' })).status,
    ).toBe(204);
    const chunks = await readStream(await asked);
    expect(textIn(chunks)).toBe('This is a beginning. ');
    expect(chunks.slice(-2)).toMatchObject([
      { type: 'message-metadata', messageMetadata: { status: 'stopped' } },
      { type: 'abort' },
    ]);
  });

  it('stops paying once a buyer’s budget is used up', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const spend = journey.database.collection<{ _id: string; microdollars: number }>('chat-spend');
    const budget = { _id: `microdollars:${new Date().toISOString().slice(0, 10)}:${buyer.userId}` };
    model.script([{ do: 'say', text: 'I don’t know.' }]);
    await askIn(buyer, thread, { text: 'What is PMI?' });
    // The emulator counts 100 tokens of the question and 20 of the answer.
    expect((await spend.findOne(budget))?.microdollars).toBe(600);

    model.clear();
    await spend.updateOne(budget, { $set: { microdollars: 199_900 } });
    const { chunks } = await askIn(buyer, thread, { text: 'What is PMI?' });
    expect(chunks.find(({ type }) => type === 'data-notice')).toMatchObject({ data: { code: 'over-budget' } });
    expect(model.requests()).toEqual([]);
  });
});
