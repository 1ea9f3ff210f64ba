import {
  chatFeedbackReport,
  chatLimits,
  type ChatAction,
  type ChatChunk,
  type ChatSettings,
  type ChatThread,
} from '@hearthway/contracts/journey';
import { exampleFinancialProfile } from '@hearthway/contracts/examples';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { askIn, newThread, read, readStream, send, textIn } from './testing/http.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

it('admins see counts of feedback, and only the texts that are shared', async () => {
  const buyer = await journey.buyer();
  const admin = { authorization: await journey.token('admin') };
  const thread = await newThread(buyer);
  const secret = await askIn(buyer, thread.id, { text: 'What is a lien? I live on Maple Street' });
  const shared = await askIn(buyer, thread.id, { text: 'What is earnest money?', messageId: 'shared' });
  const rate = (answerId: string, feedback: object) =>
    send(buyer, 'PUT', `/api/chat/threads/${thread.id}/messages/${answerId}/feedback`, { feedback });
  expect((await rate(secret.answerId, { rating: 'down', reason: 'unclear', shared: false })).status).toBe(200);
  expect((await rate(shared.answerId, { rating: 'down', reason: 'unclear', shared: true })).status).toBe(200);

  const path = `${journey.url}/api/admin/chat-feedback`;
  expect((await fetch(path, { headers: { authorization: buyer.token } })).status).toBe(403);
  const response = await fetch(path, { headers: admin });
  const text = await response.text();
  expect(response.status).toBe(200);
  const report = chatFeedbackReport.parse(JSON.parse(text));
  expect(report.counts).toContainEqual({ rating: 'down', reason: 'unclear', engine: 'none', count: 2 });
  expect(report.shared).toMatchObject([{ question: 'What is earnest money?', answer: textIn(shared.chunks) }]);
  expect(text).not.toMatch(/Maple|lien/);
  expect(text).not.toContain(buyer.userId);

  await rate(shared.answerId, { rating: 'down', reason: 'unclear', shared: false });
  const after = chatFeedbackReport.parse(await (await fetch(path, { headers: admin })).json());
  expect(after.shared).toEqual([]);
});

describe('a conversation', () => {
  it('streams an answer in the AI SDK’s format, and keeps it', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const { response, chunks } = await askIn(buyer, thread.id, { text: 'What is earnest money?' });

    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
    expect(chunks[0]).toMatchObject({ type: 'start', messageMetadata: { status: 'answering' } });
    expect(chunks.at(-1)).toMatchObject({
      type: 'finish',
      messageMetadata: { status: 'complete', engine: 'none', used: [] },
    });
    expect(textIn(chunks)).toMatch(/deposit|earnest/i);
    expect(
      chunks.some(
        (chunk) => chunk.type === 'data-citation' && chunk.data.sourceName !== null && chunk.data.date !== null,
      ),
    ).toBe(true);

    const stored = await read(buyer, thread.id);
    expect(stored.thread).toMatchObject({ title: 'What is earnest money?', answeringId: null });
    expect(stored.messages.map(({ role, metadata: { status } }) => [role, status])).toEqual([
      ['user', 'complete'],
      ['assistant', 'complete'],
    ]);
  });

  it('asks for what is missing, and completes the question with it', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const first = await askIn(buyer, thread.id, { text: 'How much house can I afford on 90k in Phoenix?' });
    expect(textIn(first.chunks)).toMatch(/tell me your monthly debt payments and how much you can put down/);
    const second = await askIn(buyer, thread.id, { text: '400 a month in debts, 30k down', parentId: first.answerId });
    expect(textIn(second.chunks)).toMatch(/\$90,000 a year in Arizona, \$400 in monthly debts, \$30,000 down/);
    expect(second.chunks.some((chunk) => chunk.type === 'data-card' && chunk.data.kind === 'affordability')).toBe(true);
  });

  it('sent twice, even at once, is asked once', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const question = { messageId: randomUUID(), text: 'What is PMI?' };
    const answers = await Promise.all([askIn(buyer, thread.id, question), askIn(buyer, thread.id, question)]);
    const again = await askIn(buyer, thread.id, question);
    expect(new Set([...answers, again].map(({ answerId }) => answerId)).size).toBe(1);
    expect(new Set([...answers, again].map(({ chunks }) => textIn(chunks))).size).toBe(1);
    expect((await read(buyer, thread.id)).messages).toHaveLength(2);
    const other = await buyer.call(`/api/chat/threads/${thread.id}/messages`, {
      method: 'POST',
      body: JSON.stringify({ ...question, parentId: null, text: 'Something else' }),
    });
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([409, 'chat-message.conflict']);
  });

  it('branches when a question is edited or asked again', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const first = await askIn(buyer, thread.id, { text: 'What is PMI?' });
    await askIn(buyer, thread.id, { text: 'What is escrow?', parentId: null });
    const retried = await buyer.call(`/api/chat/threads/${thread.id}/messages/${first.questionId}/answers`, {
      method: 'POST',
    });
    expect(textIn(await readStream(retried))).toBe(textIn(first.chunks));
    const { messages } = await read(buyer, thread.id);
    expect(messages.filter(({ metadata }) => metadata.parentId === null)).toHaveLength(2);
    expect(messages.filter(({ metadata }) => metadata.parentId === first.questionId)).toHaveLength(2);
  });

  it('streams a finished answer again from its beginning', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const { answerId, chunks } = await askIn(buyer, thread.id, { text: 'What is PMI?' });
    const again = await readStream(await buyer.call(`/api/chat/threads/${thread.id}/messages/${answerId}/stream`));
    expect(textIn(again)).toBe(textIn(chunks));
    expect(again.at(-1)?.type).toBe('finish');
  });

  it('says that an answer was cut off when the process that wrote it died', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const { answerId, questionId } = await askIn(buyer, thread.id, { text: 'What is PMI?' });
    // As a kill leaves it: answering, and the claim has run out.
    const threads = journey.database.collection<{ _id: string }>('chat-threads');
    const messages = journey.database.collection<{ _id: string }>('chat-messages');
    await messages.updateOne({ _id: `${thread.id}:${answerId}` }, { $set: { status: 'answering' } });
    await threads.updateOne(
      { _id: thread.id },
      { $set: { answering: { messageId: answerId, owner: 'gone', until: new Date(0), stop: false } } },
    );

    const resumed = await readStream(await buyer.call(`/api/chat/threads/${thread.id}/messages/${answerId}/stream`));
    expect(resumed.slice(-2)).toMatchObject([
      { type: 'message-metadata', messageMetadata: { status: 'cut-off' } },
      { type: 'abort' },
    ]);
    const retried = await buyer.call(`/api/chat/threads/${thread.id}/messages/${questionId}/answers`, {
      method: 'POST',
    });
    expect((await readStream(retried)).at(-1)?.type).toBe('finish');
    expect((await read(buyer, thread.id)).messages.map(({ metadata }) => metadata.status)).toEqual([
      'complete',
      'cut-off',
      'complete',
    ]);
  });

  it('is found by its words, renamed, exported, and deleted', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    await newThread(buyer);
    await askIn(buyer, thread.id, { text: 'What is earnest money?' });
    const found = (search: string) =>
      send(buyer, 'GET', `/api/chat/threads?search=${search}`).then(({ json }) =>
        (json as { threads: ChatThread[] }).threads.map(({ id }) => id),
      );
    expect(await found('earnest%20deposit')).toEqual([thread.id]);
    expect(await found('zebra')).toEqual([]);
    expect((await send(buyer, 'PUT', `/api/chat/threads/${thread.id}`, { title: 'Deposits' })).json).toMatchObject({
      title: 'Deposits',
    });
    const exported = (await send(buyer, 'GET', `/api/chat/threads/${thread.id}/export`)).json as { markdown: string };
    expect(exported.markdown).toMatch(/^# Deposits\n/);
    expect((await send(buyer, 'DELETE', `/api/chat/threads/${thread.id}`)).status).toBe(204);
    expect((await send(buyer, 'GET', `/api/chat/threads/${thread.id}`)).status).toBe(404);
    expect(await journey.database.collection('chat-messages').countDocuments({ threadId: thread.id })).toBe(0);
  });

  it('opens to nobody else', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const thread = await newThread(buyer);
    const { answerId } = await askIn(buyer, thread.id, { text: 'What is PMI?' });
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', { title: 'x' }],
      ['DELETE', ''],
      ['GET', '/export'],
      ['POST', '/messages', { messageId: 'm', parentId: null, text: 'x' }],
      ['GET', `/messages/${answerId}/stream`],
      ['POST', `/messages/${answerId}/stop`],
      ['PUT', `/messages/${answerId}/feedback`, { feedback: null }],
    ] as const) {
      expect([method, path, (await send(other, method, `/api/chat/threads/${thread.id}${path}`, body)).status]).toEqual(
        [method, path, 404],
      );
    }
    expect((await read(buyer, thread.id)).messages).toHaveLength(2);
  });

  it('refuses too many questions in a minute, and what is too long', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const post = (body: unknown) =>
      buyer.call(`/api/chat/threads/${thread.id}/messages`, { method: 'POST', body: JSON.stringify(body) });
    expect((await post({ messageId: 'long', parentId: null, text: 'x'.repeat(4001) })).status).toBe(400);
    expect((await post({ messageId: 'blank', parentId: null, text: ' \u200b ' })).status).toBe(400);
    const { messagesPerMinute } = chatLimits;
    const asked = Array.from({ length: messagesPerMinute - 1 }, () => new Date());
    const settings = journey.database.collection<{ _id: string }>('chat-settings');
    await settings.updateOne({ _id: buyer.userId }, { $set: { asked } }, { upsert: true });
    const last = await post({ messageId: 'last', parentId: null, text: 'hi' });
    expect(last.status).toBe(200);
    await last.text();
    const refused = await post({ messageId: 'refused', parentId: null, text: 'hi' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(buyer, thread.id)).messages).toHaveLength(2);
  });

  it('keeps no Social Security number', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    await askIn(buyer, thread.id, { text: 'My SSN is 123-45-6789, what is PMI?', pasted: 'account 000123456789' });
    const stored = JSON.stringify(
      await journey.database.collection('chat-messages').find({ threadId: thread.id }).toArray(),
    );
    expect(stored).not.toMatch(/123-45-6789|000123456789/);
    expect(stored).toMatch(/\[number removed\]/);
  });
});

describe('what Mia may read and do', () => {
  it('is off until it is granted, recorded, and used from then on', async () => {
    const buyer = await journey.buyer();
    await send(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    const thread = await newThread(buyer);
    const before = await askIn(buyer, thread.id, { text: 'How much can I afford?' });
    expect(before.chunks.find((chunk) => chunk.type === 'data-notice')).toMatchObject({
      data: { code: 'context-off', context: 'finances' },
    });
    expect(JSON.stringify(before.chunks)).not.toContain('$108,000');

    const granted = { finances: true, homes: false, documents: false, calendar: false };
    const { json: settings } = await send(buyer, 'PUT', '/api/chat/contexts', granted);
    expect(settings).toMatchObject({
      contexts: granted,
      consents: [{ context: 'finances', granted: true }],
      engine: { kind: 'none', provider: null },
    });
    const after = await askIn(buyer, thread.id, { text: 'How much can I afford?', parentId: before.answerId });
    expect(textIn(after.chunks)).toContain('$108,000 a year in Texas');
    expect(after.chunks.at(-1)).toMatchObject({ messageMetadata: { used: ['finances'] } });

    await send(buyer, 'PUT', '/api/chat/contexts', { ...granted, finances: false });
    const revoked = await askIn(buyer, thread.id, { text: 'How much can I afford?', parentId: null });
    expect(JSON.stringify(revoked.chunks)).not.toContain('$108,000');
    const { consents } = (await send(buyer, 'GET', '/api/chat/settings')).json as ChatSettings;
    expect(consents.map(({ granted: isGranted }) => isGranted)).toEqual([false, true]);
  });

  it('proposes an event, and adds it once it is confirmed, once', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const { chunks } = await askIn(buyer, thread.id, { text: 'Remind me to call the insurance agent tomorrow at 3' });
    const action = actionIn(chunks);
    expect(action).toMatchObject({ kind: 'add-event', status: 'proposed' });
    const events = async () =>
      ((await send(buyer, 'GET', '/api/calendar-events')).json as { events: { title: string }[] }).events;
    expect(await events()).toEqual([]);
    const path = `/api/chat/threads/${thread.id}/actions/${action.id}`;
    const decided = await Promise.all([
      send(buyer, 'POST', path, { decision: 'confirm' }),
      send(buyer, 'POST', path, { decision: 'confirm' }),
    ]);
    expect(decided.map(({ json }) => (json as ChatAction).status)).toEqual(['confirmed', 'confirmed']);
    expect(await events()).toMatchObject([{ title: 'Call the insurance agent' }]);
    expect((await send(buyer, 'POST', path, { decision: 'decline' })).json).toMatchObject({
      code: 'chat-action.settled',
    });
  });

  it('adds a home from pasted text, saves a scenario, drafts, and remembers', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const confirm = async (question: { text: string; pasted?: string }) => {
      const action = actionIn((await askIn(buyer, thread.id, { ...question, parentId: null })).chunks);
      return (await send(buyer, 'POST', `/api/chat/threads/${thread.id}/actions/${action.id}`, { decision: 'confirm' }))
        .json as ChatAction;
    };
    const listing = '1420 Maple St, Franklin, TN 37064\n$489,000\n3 bd 2 ba 1,850 sqft';
    expect(await confirm({ text: 'Add this home please', pasted: listing })).toMatchObject({
      kind: 'add-home',
      status: 'confirmed',
      path: '/home-search',
    });
    expect(
      await confirm({ text: 'Save a scenario: 120k a year in Texas, 500 a month in debts, 40k down' }),
    ).toMatchObject({ kind: 'save-scenario', status: 'confirmed' });
    expect(await confirm({ text: 'Draft a message to my lender asking when I get the Loan Estimate' })).toMatchObject({
      kind: 'draft-message',
      status: 'confirmed',
      draft: { to: 'lender' },
    });
    expect(await confirm({ text: 'Remember that I want no HOA' })).toMatchObject({
      kind: 'remember',
      status: 'confirmed',
    });
    expect((await send(buyer, 'GET', '/api/homes')).json).toMatchObject({
      homes: [{ priceCents: 48_900_000, address: '1420 Maple St' }],
    });
    expect((await send(buyer, 'GET', '/api/scenarios')).json).toMatchObject({
      scenarios: [{ figures: { annualIncomeCents: 12_000_000 } }],
    });
    const { memories } = (await send(buyer, 'GET', '/api/chat/settings')).json as ChatSettings;
    expect(memories).toMatchObject([{ text: 'I want no HOA' }]);
    const [memory] = memories;
    expect(
      (await send(buyer, 'PUT', `/api/chat/memories/${memory?.id ?? ''}`, { text: 'No HOA above $50' })).status,
    ).toBe(200);
    expect((await send(buyer, 'DELETE', `/api/chat/memories/${memory?.id ?? ''}`)).status).toBe(204);
    expect((await send(buyer, 'DELETE', '/api/chat/memories')).status).toBe(204);
  });

  it('keeps feedback, and the choice how long conversations stay', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const { answerId } = await askIn(buyer, thread.id, { text: 'What is PMI?' });
    const feedback = { rating: 'down', reason: 'unclear', shared: false };
    expect(
      (await send(buyer, 'PUT', `/api/chat/threads/${thread.id}/messages/${answerId}/feedback`, { feedback })).json,
    ).toMatchObject({ metadata: { feedback } });
    await send(buyer, 'PUT', '/api/chat/retention', { retention: '30' });
    const { thread: short } = await read(buyer, thread.id);
    expect(Date.parse(short.expiresAt ?? '') - Date.parse(short.updatedAt)).toBe(30 * 86_400_000);
    await send(buyer, 'PUT', '/api/chat/retention', { retention: 'kept' });
    expect((await read(buyer, thread.id)).thread.expiresAt).toBeNull();
  });

  it('offers questions to begin with', async () => {
    const buyer = await journey.buyer();
    const { suggestions } = (await send(buyer, 'GET', '/api/chat/suggestions?page=/closing')).json as {
      suggestions: string[];
    };
    expect(suggestions.length).toBeGreaterThan(2);
    await eventually(
      async () =>
        ((await send(buyer, 'GET', '/api/chat/suggestions')).json as { suggestions: string[] }).suggestions.length > 2,
    );
  });
});

function actionIn(chunks: readonly ChatChunk[]): ChatAction {
  const found = chunks.find((chunk) => chunk.type === 'data-action');
  if (!found) throw new Error(`No action in ${JSON.stringify(chunks)}`);
  return found.data;
}
