import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createModelEmulator, type ModelEmulator } from './model-emulator.js';

let model: ModelEmulator;
let url: string;
beforeAll(async () => {
  model = createModelEmulator({ apiKey: 'right' });
  url = await model.listen(0);
});
afterAll(() => model.close());
beforeEach(() => model.clear());

const complete = (key = 'right') =>
  fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content: 'Hello' }] }),
  });

describe('the model emulator', () => {
  it('streams what the script says, with usage, and records what was sent', async () => {
    model.script([{ do: 'say', text: 'Hi there, whoever you are' }]);
    const events = (await (await complete()).text())
      .split('\n\n')
      .filter(Boolean)
      .map((event) => event.slice('data: '.length));
    expect(events.at(-1)).toBe('[DONE]');
    const chunks = events
      .slice(0, -1)
      .map((event) => JSON.parse(event) as { choices: { delta: { content?: string } }[]; usage?: object });
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe('Hi there, whoever you are');
    expect(chunks.at(-1)?.usage).toMatchObject({ total_tokens: 120 });
    expect(model.requests()).toMatchObject([{ model: 'any', messages: [{ role: 'user', text: 'Hello' }] }]);
  });

  it('refuses, drops the connection, and refuses another key', async () => {
    model.script([
      { do: 'refuse', status: 429, retryAfter: 7 },
      { do: 'drop', text: 'Half' },
    ]);
    const refused = await complete();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    await expect((await complete()).text()).rejects.toThrow();
    expect((await complete('wrong')).status).toBe(401);
  });

  it('streams the same script as Anthropic’s messages, and refuses what Anthropic does', async () => {
    const send = async (content: string, key = 'right') =>
      fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'any', max_tokens: 9, stream: true, messages: [{ role: 'user', content }] }),
      });
    model.script([
      { do: 'call', calls: [{ tool: 'payment', input: { loan: 1 } }] },
      { do: 'refuse', status: 529 },
    ]);
    const answer = await (await send('Hello')).text();
    expect([...answer.matchAll(/^event: (.+)$/gm)].map(([, type]) => type)).toEqual([
      'message_start',
      'ping',
      ...['content_block_start', 'content_block_delta', 'content_block_delta', 'content_block_stop'],
      ...['message_delta', 'message_stop'],
    ]);
    expect(model.requests()).toMatchObject([{ model: 'any', messages: [{ role: 'user', text: 'Hello' }] }]);
    for (const [refused, type] of [
      [await send('Hello'), 'overloaded_error'],
      [await send(''), 'invalid_request_error'],
      [await send('Hello', 'wrong'), 'authentication_error'],
    ] as const)
      expect(await refused.json()).toMatchObject({ type: 'error', error: { type } });
  });
});
