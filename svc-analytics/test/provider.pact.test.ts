import { trackEvents } from '@hearthway/contracts/analytics';
import { pactsOf } from '@hearthway/tooling/pact';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../src/testing/index.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest();
});
afterAll(() => analytics.stop());

/** One visit, reported by a browser. */
async function visitTheSite() {
  const visitId = randomUUID();
  const events = [
    { eventType: 'page_view', eventData: { path: '/' } },
    { eventType: 'scroll', eventData: { section: 'features' } },
    { eventType: 'click', eventData: { element: 'founding-member' } },
  ].map((event) => ({ ...event, eventSource: 'mf-marketing', visitId }));
  const response = await fetch(analytics.url + trackEvents.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' },
    body: JSON.stringify({ events }),
  });
  expect(response.status).toBe(202);
}

const pacts = pactsOf({
  provider: 'svc-analytics',
  url: () => analytics.url,
  states: {
    'the admin keeper is signed in': async () => ({ token: await analytics.token('admin') }),
    'people have been on the site': visitTheSite,
  },
  messages: {},
});

describe.each(pacts)('the pact $name', ({ unknown, verify }) => {
  it('names nothing that this verification does not know', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
