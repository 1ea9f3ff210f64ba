import { exampleFinancialProfile } from '@hearthway/contracts/examples';
import {
  chatFeedbackReport,
  chatLimits,
  chatMessage,
  type ChatAction,
  type ChatMemory,
  type ChatSettings,
  type ChatThread,
} from '@hearthway/contracts/journey';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type Buyer, type JourneyUnderTest } from '../testing/index.js';
import { ask, partIn, post, read, readAnswer, send } from './testing/http.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

const collection = (name: string) => journey.database.collection<{ _id: string }>(name);
const pathOf = (threadId: string) => `/api/chat/threads/${threadId}`;
const threadsOf = async (buyer: Buyer, search?: string) => {
  const query = search === undefined ? '' : `?search=${encodeURIComponent(search)}`;
  return ((await send(buyer, 'GET', `/api/chat/threads${query}`)).json as { threads: ChatThread[] }).threads;
};
const settingsOf = async (buyer: Buyer) => (await send(buyer, 'GET', '/api/chat/settings')).json as ChatSettings;
const change = async (buyer: Buyer, body: object) =>
  (await send(buyer, 'PATCH', '/api/chat/settings', body)).json as ChatSettings;

describe('a question', () => {
  it('begins a conversation, and its answer streams in the AI SDK’s format and is kept', async () => {
    const buyer = await journey.buyer();
    const { response, threadId, messageId, answerId, chunks, said, end } = await ask(buyer, {
      text: 'What is earnest money?',
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
    expect(chunks[0]).toMatchObject({ type: 'start', messageMetadata: { status: 'answering', parentId: messageId } });
    expect(end).toMatchObject({ type: 'finish', messageMetadata: { status: 'complete', engine: 'none', used: [] } });
    expect(said).toMatch(/earnest/i);
    expect(partIn(chunks, 'citation')).toMatchObject({ kind: 'knowledge' });

    const { thread, messages } = await read(buyer, threadId);
    expect(thread).toMatchObject({ id: threadId, title: 'What is earnest money?', answeringId: null });
    expect(await threadsOf(buyer)).toEqual([thread]);
    expect(messages.map(({ id, role, metadata }) => [id, role, metadata.status])).toEqual([
      [messageId, 'user', 'complete'],
      [answerId, 'assistant', 'complete'],
    ]);
    for (const message of messages) expect(chatMessage.parse(message)).toEqual(message);
    const kept = messages[1]!.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
    expect(kept).toBe(said);
  });

  it('sent again, even at once, follows the one answer', async () => {
    const buyer = await journey.buyer();
    const question = { threadId: randomUUID(), messageId: randomUUID(), text: 'What is PMI?' };
    const answers = await Promise.all([ask(buyer, question), ask(buyer, question)]);
    const again = await ask(buyer, question);
    expect(new Set([...answers, again].map(({ answerId }) => answerId)).size).toBe(1);
    expect(new Set([...answers, again].map(({ said }) => said)).size).toBe(1);
    expect((await read(buyer, question.threadId)).messages).toHaveLength(2);

    const other = await post(buyer, { ...question, text: 'Something else' });
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([409, 'chat-message.conflict']);
  });

  it('that follows nothing known is refused', async () => {
    const buyer = await journey.buyer();
    const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
    const unknown = { text: 'And then?', parentId: 'unknown' };
    expect(await codeOf(await post(buyer, unknown))).toEqual([404, 'chat-thread.not-found']);
    const { threadId, messageId } = await ask(buyer, { text: 'What is PMI?' });
    for (const parentId of ['unknown', messageId]) {
      expect(await codeOf(await post(buyer, { ...unknown, threadId, parentId }))).toEqual([
        404,
        'chat-message.not-found',
      ]);
    }
    expect(await threadsOf(buyer)).toHaveLength(1);
  });

  it('edited or asked again makes a branch', async () => {
    const buyer = await journey.buyer();
    const { threadId, messageId, said } = await ask(buyer, { text: 'What is PMI?' });
    await ask(buyer, { threadId, text: 'What is escrow?' });
    const retried = await buyer.call(`${pathOf(threadId)}/messages/${messageId}/answers`, { method: 'POST' });
    expect((await readAnswer(retried)).said).toBe(said);
    const { messages, thread } = await read(buyer, threadId);
    expect(messages.filter(({ metadata }) => metadata.parentId === null)).toHaveLength(2);
    expect(messages.filter(({ metadata }) => metadata.parentId === messageId)).toHaveLength(2);
    expect(thread.title).toBe('What is PMI?');
  });

  it('is kept without Social Security and account numbers', async () => {
    const buyer = await journey.buyer();
    const { threadId } = await ask(buyer, {
      text: 'My SSN is 123-45-6789, what is PMI?',
      pasted: 'account 000123456789',
    });
    const stored = JSON.stringify([
      await collection('chat-messages').find({ userId: buyer.userId }).toArray(),
      await collection('chat-threads').find({ userId: buyer.userId }).toArray(),
      await read(buyer, threadId),
    ]);
    expect(stored).not.toMatch(/123-45-6789|000123456789/);
  });

  it('too many of them in a minute, or in what is kept, are refused', async () => {
    const buyer = await journey.buyer();
    const { threadId, answerId } = await ask(buyer, { text: 'What is PMI?' });
    const next = { threadId, parentId: answerId, text: 'And escrow?' };
    const codeOf = async () => {
      const response = await post(buyer, next);
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    const key = { _id: `${buyer.userId}:${threadId}` };
    await collection('chat-threads').updateOne(key, { $set: { messages: chatLimits.messagesPerThread - 1 } });
    expect(await codeOf()).toEqual([409, 'chat-thread.full']);
    const until = new Date(Date.now() + 60_000);
    const answering = { messageId: answerId, owner: 'another process', until, stop: false };
    await collection('chat-threads').updateOne(key, { $set: { messages: 2, answering } });
    expect(await codeOf()).toEqual([409, 'chat.answering']);

    const asked = Array.from({ length: chatLimits.messagesPerMinute }, () => new Date());
    await collection('chat-settings').updateOne({ _id: buyer.userId }, { $set: { asked } });
    const refused = await post(buyer, next);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await read(buyer, threadId)).messages).toHaveLength(2);

    await collection('chat-settings').updateOne({ _id: buyer.userId }, { $set: { asked: [] } });
    const others = Array.from({ length: chatLimits.threads - 1 }, (_, index) => ({
      _id: `${buyer.userId}:${index}`,
      userId: buyer.userId,
    }));
    await collection('chat-threads').insertMany(others);
    const another = await post(buyer, { text: 'One more' });
    expect([another.status, ((await another.json()) as { code: string }).code]).toEqual([409, 'chat-thread.too-many']);
  });
});

describe('an answer', () => {
  it('streams again from its beginning', async () => {
    const buyer = await journey.buyer();
    const { threadId, answerId, said } = await ask(buyer, { text: 'What is PMI?' });
    const again = await readAnswer(await buyer.call(`${pathOf(threadId)}/messages/${answerId}/stream`));
    expect([again.said, again.end.type]).toEqual([said, 'finish']);
  });

  it('is cut off if the process that wrote it was killed, and can be asked for again', async () => {
    const buyer = await journey.buyer();
    const { threadId, messageId, answerId } = await ask(buyer, { text: 'What is PMI?' });
    // The state after a kill: answering, with an expired claim.
    const key = `${buyer.userId}:${threadId}`;
    await collection('chat-messages').updateOne({ _id: `${key}:${answerId}` }, { $set: { status: 'answering' } });
    const answering = { messageId: answerId, owner: 'gone', until: new Date(0), stop: false };
    await collection('chat-threads').updateOne({ _id: key }, { $set: { answering } });

    const resumed = await readAnswer(await buyer.call(`${pathOf(threadId)}/messages/${answerId}/stream`));
    expect(resumed.chunks.slice(-2)).toMatchObject([
      { type: 'message-metadata', messageMetadata: { status: 'cut-off' } },
      { type: 'abort' },
    ]);
    const retried = await buyer.call(`${pathOf(threadId)}/messages/${messageId}/answers`, { method: 'POST' });
    expect((await readAnswer(retried)).end.type).toBe('finish');
    expect((await read(buyer, threadId)).messages.map(({ metadata }) => metadata.status)).toEqual([
      'complete',
      'cut-off',
      'complete',
    ]);
  });

  it('is rated, which admins see as counts only', async () => {
    const [buyer, admin] = [await journey.buyer(), await journey.token('admin')];
    const { threadId, answerId } = await ask(buyer, { text: 'What is a lien? I live on Maple Street' });
    const path = `${pathOf(threadId)}/messages/${answerId}/feedback`;
    const feedback = { rating: 'down', reason: 'unclear' };
    expect((await send(buyer, 'PUT', path, { feedback })).json).toMatchObject({ metadata: { feedback } });

    const report = async (authorization: string) =>
      fetch(`${journey.url}/api/admin/chat-feedback`, { headers: { authorization } });
    expect((await report(buyer.token)).status).toBe(403);
    const text = await (await report(admin)).text();
    expect(chatFeedbackReport.parse(JSON.parse(text)).counts).toContainEqual({ ...feedback, engine: 'none', count: 1 });
    expect(text).not.toMatch(/Maple|lien/);
    await send(buyer, 'PUT', path, { feedback: null });
    expect(chatFeedbackReport.parse(await (await report(admin)).json()).counts).toEqual([]);
  });
});

describe('a conversation', () => {
  it('is found by its words, renamed, and deleted', async () => {
    const buyer = await journey.buyer();
    const { threadId } = await ask(buyer, { text: 'What is earnest money?' });
    await ask(buyer, { text: 'What is escrow?' });
    const found = async (search: string) => (await threadsOf(buyer, search)).map(({ id }) => id);
    expect(await found('EARNEST money')).toEqual([threadId]);
    expect(await found('zebra (')).toEqual([]);
    const renamed = await send(buyer, 'PUT', pathOf(threadId), { title: 'Deposits' });
    expect(renamed.json).toMatchObject({ title: 'Deposits' });
    expect((await send(buyer, 'PUT', pathOf(threadId), { title: 'SSN 123-45-6789' })).status).toBe(400);
    expect(await found('deposits')).toEqual([threadId]);
    // One word of the title, one of the answer.
    expect(await found('Deposits seller')).toEqual([threadId]);
    const pasted = await ask(buyer, { text: 'What is PMI?', pasted: 'A house on Zebra Street' });
    expect(await found('PMI zebra')).toEqual([pasted.threadId]);
    expect((await send(buyer, 'DELETE', pathOf(threadId))).status).toBe(204);
    expect((await send(buyer, 'GET', pathOf(threadId))).code).toBe('chat-thread.not-found');
    expect(await collection('chat-messages').countDocuments({ userId: buyer.userId, threadId })).toBe(0);
  });

  it('opens to nobody else, who may have one with the same id', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const { threadId, messageId, answerId } = await ask(buyer, { text: 'What is PMI?' });
    const before = await read(buyer, threadId);
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', { title: 'x' }],
      ['DELETE', ''],
      ['POST', `/messages/${messageId}/answers`],
      ['GET', `/messages/${answerId}/stream`],
      ['POST', `/messages/${answerId}/stop`],
      ['PUT', `/messages/${answerId}/feedback`, { feedback: null }],
    ] as const) {
      const { status, code } = await send(other, method, `${pathOf(threadId)}${path}`, body);
      expect([method, path, status, code]).toEqual([method, path, 404, 'chat-thread.not-found']);
    }
    await ask(other, { threadId, messageId, text: 'Mine' });
    expect(await read(buyer, threadId)).toEqual(before);
    expect((await read(other, threadId)).thread.title).toBe('Mine');
  });

  it('expires as long after its last message as the buyer chooses, with its messages', async () => {
    const buyer = await journey.buyer();
    const { threadId } = await ask(buyer, { text: 'What is PMI?' });
    const expiries = async () => {
      const { thread } = await read(buyer, threadId);
      const messages = await journey.database.collection('chat-messages').find({ userId: buyer.userId }).toArray();
      const all = [
        thread.expiresAt,
        ...messages.map(({ expiresAt }) => (expiresAt as Date | null)?.toISOString() ?? null),
      ];
      return [...new Set(all)].map((at) => at && (Date.parse(at) - Date.parse(thread.updatedAt)) / 86_400_000);
    };
    expect(await expiries()).toEqual([90]);
    expect(await change(buyer, { retention: '30' })).toMatchObject({ retention: '30' });
    expect(await expiries()).toEqual([30]);
    await ask(buyer, { threadId, text: 'What is escrow?' });
    expect(await expiries()).toEqual([30]);
    await change(buyer, { retention: 'kept' });
    expect(await expiries()).toEqual([null]);

    // The database deletes it within a minute; until then, it is treated as gone.
    await collection('chat-threads').updateOne(
      { _id: `${buyer.userId}:${threadId}` },
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    );
    expect(await threadsOf(buyer)).toEqual([]);
    // It doesn't come back with a question sent under its id, either.
    const begun = await ask(buyer, { threadId, text: 'What is PMI?' });
    expect((await read(buyer, threadId)).messages.map(({ id }) => id)).toEqual([begun.messageId, begun.answerId]);
    for (const name of ['chat-threads', 'chat-messages'])
      expect(await collection(name).indexes()).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
  });
});

describe('what Mia may read', () => {
  const question = { text: 'How much can I afford?' };

  it('is nothing until the buyer grants it, and nothing again once it is taken back', async () => {
    const buyer = await journey.buyer();
    await send(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    expect(await settingsOf(buyer)).toEqual({
      contexts: { finances: false, homes: false, documents: false, calendar: false },
      consents: [],
      retention: '90',
      memories: [],
      engine: { kind: 'none', provider: null, model: null },
    });
    const before = await ask(buyer, question);
    expect(partIn(before.chunks, 'notice')).toMatchObject({ code: 'context-off', context: 'finances' });
    expect(before.said).not.toContain('$108,000');

    const granted = await change(buyer, { contexts: { finances: true } });
    expect(granted).toMatchObject({
      contexts: { finances: true, homes: false },
      consents: [{ context: 'finances', granted: true }],
    });
    const { threadId } = before;
    const after = await ask(buyer, { ...question, threadId, parentId: before.answerId });
    expect(after.said).toContain('$108,000');
    expect(after.end).toMatchObject({ messageMetadata: { used: ['finances'] } });

    await change(buyer, { contexts: { finances: false } });
    const revoked = await ask(buyer, { ...question, threadId, parentId: after.answerId });
    expect(revoked.said).not.toContain('$108,000');
    expect((await settingsOf(buyer)).consents.map((consent) => consent.granted)).toEqual([false, true]);
  });

  it('is also what she was told to remember, once for a request, fifty at most', async () => {
    const buyer = await journey.buyer();
    const add = (key: string, text: string) =>
      buyer.call('/api/chat/memories', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ text }),
      });
    const key = randomUUID();
    const [first, second] = await Promise.all([add(key, 'I want no HOA'), add(key, 'I want no HOA')]);
    expect([first.status, await second.json()]).toEqual([201, await first.json()]);
    const [memory] = (await settingsOf(buyer)).memories as [ChatMemory];
    const path = `/api/chat/memories/${memory.id}`;
    const changed = { ...memory, text: 'No HOA above $50' };
    expect((await send(buyer, 'PUT', path, { text: changed.text })).json).toEqual(changed);
    expect((await settingsOf(buyer)).memories).toEqual([changed]);
    expect((await send(buyer, 'DELETE', path)).status).toBe(204);
    for (const method of ['PUT', 'DELETE']) {
      const refused = await send(buyer, method, path, method === 'PUT' ? { text: 'x' } : undefined);
      expect(refused.code).toBe('chat-memory.not-found');
    }

    const memories = Array.from({ length: chatLimits.memories }, (_, index) => ({ ...memory, id: `${index}` }));
    await journey.database
      .collection('chat-settings')
      .updateOne({ _id: buyer.userId as never }, { $set: { memories } });
    expect((await add(randomUUID(), 'One more')).status).toBe(409);
    expect((await send(buyer, 'DELETE', '/api/chat/memories')).status).toBe(204);
    expect((await settingsOf(buyer)).memories).toEqual([]);
  });
});

describe('what Mia proposes', () => {
  it('happens once it is confirmed, once', async () => {
    const buyer = await journey.buyer();
    const { threadId, chunks } = await ask(buyer, {
      text: 'Remind me to call the insurance agent tomorrow at 3',
      timeZone: 'America/Denver',
    });
    const action = partIn(chunks, 'action');
    expect(action).toMatchObject({ kind: 'add-event', status: 'proposed' });
    const events = async () =>
      ((await send(buyer, 'GET', '/api/calendar-events')).json as { events: { title: string }[] }).events;
    expect(await events()).toEqual([]);
    const decide = (decision: string) => send(buyer, 'POST', `${pathOf(threadId)}/actions/${action.id}`, { decision });
    const decided = await Promise.all([decide('confirm'), decide('confirm')]);
    expect(decided.map(({ json }) => (json as ChatAction).status)).toEqual(['confirmed', 'confirmed']);
    expect(await events()).toMatchObject([{ title: 'Call the insurance agent' }]);
    expect((await decide('decline')).code).toBe('chat-action.settled');
  });

  it('can’t be declined while it is being done in another window', async () => {
    const buyer = await journey.buyer();
    const { threadId, answerId, chunks } = await ask(buyer, { text: 'Remember that I want no HOA' });
    const { id: actionId } = partIn(chunks, 'action');
    const decline = () => send(buyer, 'POST', `${pathOf(threadId)}/actions/${actionId}`, { decision: 'decline' });
    const confirmingUntil = (until: number) =>
      collection('chat-messages').updateOne(
        { _id: `${buyer.userId}:${threadId}:${answerId}` },
        { $set: { confirming: { actionId, until: new Date(until) } } },
      );
    await confirmingUntil(Date.now() + 60_000);
    expect((await decline()).code).toBe('chat-action.settled');
    await confirmingUntil(Date.now() - 1);
    expect((await decline()).json).toMatchObject({ status: 'declined' });
  });

  it.each([
    {
      text: 'Add this home please',
      pasted: '1420 Maple St, Franklin, TN 37064\n$489,000\n3 bd 2 ba 1,850 sqft',
      kind: 'add-home',
      path: /^\/home-search\/[\w-]+$/,
    },
    { text: 'Save a scenario: 120k a year in Texas, 500 a month in debts, 40k down', kind: 'save-scenario' },
    { text: 'Draft a message to my lender asking when I get the Loan Estimate', kind: 'draft-message' },
    { text: 'Remember that I want no HOA', kind: 'remember' },
  ])('may be to $kind', async ({ kind, path, ...question }) => {
    const buyer = await journey.buyer();
    const { threadId, chunks } = await ask(buyer, question);
    const { id } = partIn(chunks, 'action');
    const decided = await send(buyer, 'POST', `${pathOf(threadId)}/actions/${id}`, { decision: 'confirm' });
    expect(decided.json).toMatchObject({
      kind,
      status: 'confirmed',
      ...(path && { path: expect.stringMatching(path) }),
    });
  });
});
