import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../testing/index.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest();
});
afterAll(() => analytics.stop());

const send = (body: unknown, type = 'application/json') =>
  fetch(`${analytics.url}/api/analytics/event`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
  });
const event = { eventType: 'page_view', eventSource: 'dashboard', eventData: { path: '/dashboard', first: true } };
const stored = () => analytics.database.collection('events').countDocuments();

describe('POST /api/analytics/event', () => {
  it('keeps what was reported, with the time at which it came in', async () => {
    const before = Date.now();
    const response = await send({ ...event, eventSource: 'kept' });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: true });
    const found = await analytics.database.collection('events').findOne({ eventSource: 'kept' });
    expect(found).toMatchObject({ ...event, eventSource: 'kept' });
    expect((found?.['receivedAt'] as Date).getTime()).toBeGreaterThanOrEqual(before);
  });

  it('takes an event without data', async () => {
    expect((await send({ eventType: 'click', eventSource: 'bare' })).status).toBe(202);
    expect(await analytics.database.collection('events').findOne({ eventSource: 'bare' })).toMatchObject({
      eventData: {},
    });
  });

  it.each([
    ['an unknown type', { ...event, eventType: 'purchase' }],
    ['no source', { eventType: 'click', eventData: {} }],
    ['a source that is too long', { ...event, eventSource: 'x'.repeat(101) }],
    ['a source that is an operator', { ...event, eventSource: { $ne: null } }],
    ['nested data', { ...event, eventData: { deep: { deeper: true } } }],
    ['a data key with a dollar sign', { ...event, eventData: { $where: 'x' } }],
    ['a data key with a dot', { ...event, eventData: { 'a.b': 'x' } }],
    ['a text that is too long', { ...event, eventData: { text: 'x'.repeat(301) } }],
    [
      'too many entries',
      { ...event, eventData: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, i])) },
    ],
    ['a key too many', { ...event, visitor: 'me' }],
    ['a list', [event]],
    ['broken JSON', '{"eventType":'],
  ])('refuses %s and keeps nothing', async (_what, body) => {
    const before = await stored();
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).requestId).toBe(response.headers.get('x-request-id'));
    expect(await stored()).toBe(before);
  });

  it('refuses another media type and two megabytes', async () => {
    expect((await send('eventType=click', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send({ ...event, eventSource: 'x'.repeat(2_000_000) })).status).toBe(413);
  });
});
