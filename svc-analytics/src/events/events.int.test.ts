import { eventBatchMaximum, eventDataMaximumBytes } from '@hearthway/contracts/analytics';
import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../testing/index.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest();
});
afterAll(() => analytics.stop());

const send = (path: string, body: unknown, type = 'application/json', more: Record<string, string> = {}) =>
  fetch(`${analytics.url}/api/analytics/${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, ...more },
  });
const sendOne = (body: unknown) => send('event', body);
const sendAll = (events: unknown[]) => send('events', { events });

const event = { eventType: 'page_view', eventSource: 'dashboard', eventData: { path: '/dashboard', first: true } };
const events = () => analytics.database.collection<{ _id: string }>('events');
const stored = () => events().countDocuments();
const storedAs = (eventSource: string) => events().find({ eventSource }).toArray();

describe('POST /api/analytics/event', () => {
  it('stores what was reported, with the time it was received', async () => {
    const before = Date.now();
    const response = await sendOne({ ...event, eventSource: 'kept' });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: true });
    const [found] = await storedAs('kept');
    expect(found).toMatchObject({ ...event, eventSource: 'kept' });
    expect((found as unknown as { receivedAt: Date }).receivedAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('accepts an event without data', async () => {
    expect((await sendOne({ eventType: 'click', eventSource: 'bare' })).status).toBe(202);
    expect(await storedAs('bare')).toMatchObject([{ eventData: {} }]);
  });

  it('stores no prototype', async () => {
    const data = '{"__proto__":{"admin":true},"constructor":"x","step":1}';
    const body = `{"eventType":"click","eventSource":"prototype","eventData":${data}}`;
    expect((await sendOne(body)).status).toBe(202);
    expect(await storedAs('prototype')).toMatchObject([{ eventData: { constructor: 'x', step: 1 } }]);
    expect(JSON.stringify(await storedAs('prototype'))).not.toContain('admin');
  });

  it('neither stores nor logs personal data', async () => {
    const form = { 'Full-Name': 'Jordan Doe', state: 'TX', answers: ['jordan@example.com'] };
    const eventData = { step: 2, email: 'jordan@example.com', form };
    expect((await sendOne({ ...event, eventSource: 'personal', eventData })).status).toBe(202);
    const [found] = await storedAs('personal');
    expect(found).toHaveProperty('eventData', { step: 2, form: { state: 'TX', answers: ['[removed]'] } });
    expect(analytics.log.text()).toContain('analytics.track-event');
    expect(analytics.log.text()).not.toMatch(/jordan/i);
  });
});

describe('a sender who refuses to be tracked', () => {
  it.each([
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
    ['a repeated header', { 'sec-gpc': '1, 1' }],
  ])('by %s is answered, and nothing is stored', async (_, refusal) => {
    const before = await stored();
    const type = 'application/json';
    const one = await send('event', event, type, refusal);
    expect([one.status, await one.json()]).toEqual([202, { accepted: true }]);
    const several = await send('events', { events: [event, event] }, type, refusal);
    expect([several.status, await several.json()]).toEqual([202, { accepted: 0 }]);
    expect(await stored()).toBe(before);
  });

  it('is still asked for valid events', async () => {
    const refused = await send('event', { eventType: 'nonsense' }, 'application/json', { dnt: '1' });
    expect(refused.status).toBe(400);
  });

  it('has to mean it', async () => {
    const before = await stored();
    expect((await send('event', event, 'application/json', { 'sec-gpc': '0', dnt: '0' })).status).toBe(202);
    expect(await stored()).toBe(before + 1);
  });
});

describe('POST /api/analytics/events', () => {
  it('stores all, with the browser’s ids and times, and answers how many', async () => {
    const [visitId, occurredAt] = [randomUUID(), new Date(Date.now() - 2_000)];
    const batch = Array.from({ length: eventBatchMaximum }, (_, index) => ({
      ...event,
      eventSource: 'batch',
      eventData: { index },
      eventId: randomUUID(),
      visitId,
      occurredAt: occurredAt.toISOString(),
    }));
    const response = await sendAll(batch);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: eventBatchMaximum });
    const found = await storedAs('batch');
    expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(batch.map(({ eventId }) => eventId)));
    for (const one of found) expect(one).toMatchObject({ visitId, occurredAt });
  });

  it('stores a repeated event once, and every new one sent with it', async () => {
    const [first, second, third] = Array.from({ length: 3 }, () => ({
      ...event,
      eventSource: 'again',
      eventId: randomUUID(),
    }));
    expect((await sendAll([first, second])).status).toBe(202);
    const again = { ...first, eventId: first?.eventId.toUpperCase(), eventData: { changed: true } };
    const response = await sendAll([again, second, third, third]);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: 4 });
    const found = await storedAs('again');
    expect(found.map(({ _id }) => _id).sort()).toEqual([first, second, third].map((one) => one?.eventId).sort());
    for (const one of found) expect(one).toMatchObject({ eventData: event.eventData });
  });

  it('stores each event once when one batch is sent many times at once', async () => {
    const batch = Array.from({ length: 20 }, () => ({ ...event, eventSource: 'at-once', eventId: randomUUID() }));
    const responses = await Promise.all(Array.from({ length: 30 }, () => sendAll(batch)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 202));
    expect(await storedAs('at-once')).toHaveLength(20);
  });

  it('stores the valid events of a batch with invalid ones', async () => {
    const before = await stored();
    const response = await sendAll([{ ...event, eventType: 'purchase' }, event, null, 'page_view', event]);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: 2 });
    expect(await stored()).toBe(before + 2);
  });

  it.each([
    ['51 events', { events: Array.from({ length: eventBatchMaximum + 1 }, () => event) }],
    ['no event', { events: [] }],
    ['a bare list', [event]],
    ['an unknown key', { events: [event], visitor: 'me' }],
  ])('refuses %s and stores nothing', async (_what, body) => {
    const before = await stored();
    expect((await send('events', body)).status).toBe(400);
    expect(await stored()).toBe(before);
  });
});

const bytes = (size: number) => ({ text: 'x'.repeat(size - '{"text":""}'.length) });
const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

describe('one event, alone or in a batch', () => {
  it.each([
    ['2 KB of data', bytes(eventDataMaximumBytes)],
    ['three levels of data', { form: { fields: ['state'] } }],
  ])('may have %s', async (_what, eventData) => {
    expect((await sendOne({ ...event, eventData })).status).toBe(202);
    expect((await sendAll([{ ...event, eventData }])).status).toBe(202);
  });

  it.each([
    ['an unknown type', { ...event, eventType: 'purchase' }],
    ['no type', { eventSource: 'test' }],
    ['no source', { eventType: 'click', eventData: {} }],
    ['an empty source', { ...event, eventSource: '' }],
    ['an over-long source', { ...event, eventSource: 'x'.repeat(101) }],
    ['an operator as source', { ...event, eventSource: { $ne: null } }],
    ['2 KB and one byte of data', { ...event, eventData: bytes(eventDataMaximumBytes + 1) }],
    ['four levels of data', { ...event, eventData: { a: { b: { c: { d: 1 } } } } }],
    ['a list as data', { ...event, eventData: ['x'] }],
    ['a data key with a dollar sign', { ...event, eventData: { $where: 'x' } }],
    ['a nested data key with a dollar sign', { ...event, eventData: { a: [{ $gt: '' }] } }],
    ['a data key with a dot', { ...event, eventData: { 'a.b': 'x' } }],
    ['a malformed id', { ...event, eventId: 'first' }],
    ['an operator as id', { ...event, eventId: { $gt: '' } }],
    ['an email address as visit', { ...event, visitId: 'jordan@example.com' }],
    ['a malformed time', { ...event, occurredAt: 'yesterday' }],
    ['an unknown key', { ...event, visitor: 'me' }],
  ])('is refused with %s, and nothing is stored', async (_what, body) => {
    const before = await stored();
    for (const response of [await sendOne(body), await sendAll([body])]) {
      expect(response.status).toBe(400);
      expect(problem.parse(await response.json()).requestId).toBe(response.headers.get('x-request-id'));
    }
    expect(await stored()).toBe(before);
  });

  it.each([
    ['broken JSON', '{"eventType":'],
    ['a list', '[]'],
    ['nothing', ''],
    ['data nested 100,000 deep', `{"eventType":"click","eventSource":"x","eventData":${nested(100_000)}}`],
    ['lists nested 400,000 deep', '['.repeat(400_000) + ']'.repeat(400_000)],
  ])('is refused when the body is %s', async (_what, body) => {
    const bodies = { event: body, events: `{"events":[${body}]}` };
    for (const [path, sent] of Object.entries(bodies)) {
      const response = await send(path, sent);
      expect(response.status).toBe(400);
      expect(problem.parse(await response.json()).code).toMatch(/^request\.(invalid|not-json)$/);
    }
  });

  it('is refused in another media type, such as a form of another site sends, and when too large', async () => {
    for (const path of ['event', 'events']) {
      expect((await send(path, 'eventType=click', 'application/x-www-form-urlencoded')).status).toBe(415);
      expect((await send(path, JSON.stringify(event), 'text/plain')).status).toBe(415);
      expect((await send(path, { ...event, eventSource: 'x'.repeat(2_000_000) })).status).toBe(413);
    }
  });
});
