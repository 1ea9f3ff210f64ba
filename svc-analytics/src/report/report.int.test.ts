import {
  analyticsReport,
  getAnalyticsReport,
  getExcludedTraffic,
  excludedTrafficCounts,
} from '@hearthway/contracts/analytics';
import { paymentCompleted, paymentPrepared, paymentRefunded, waitlistJoined } from '@hearthway/contracts/commerce';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { dayAhead, startAnalyticsUnderTest, type AnalyticsUnderTest } from '../testing/index.js';

let analytics: AnalyticsUnderTest;
let admin: string;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest();
  admin = await analytics.token('admin');
});
afterAll(() => analytics.stop());

const browser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const report = async (events: unknown[], userAgent = browser) => {
  const response = await fetch(`${analytics.url}/api/analytics/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ events }),
  });
  expect(response.status).toBe(202);
};
const ask = (path: string) => fetch(`${analytics.url}${path}`, { headers: { authorization: admin } });
const read = async (query = '') =>
  analyticsReport.parse(await (await ask(`${getAnalyticsReport.path}${query}`)).json());
const excluded = async () => excludedTrafficCounts.parse(await (await ask(getExcludedTraffic.path)).json());

const pageView = (path: string, visitId: string) => ({
  eventType: 'page_view',
  eventSource: 'mf-marketing',
  eventData: { path, title: 'A page' },
  visitId,
});

describe('the report’s reader', () => {
  it.each(['?from=yesterday', '?from=2026-02-30', '?to=1', '?page=2', '?from[$gt]=2026-01-01'])(
    'gets a 400 for %s',
    async (query) => {
      expect((await ask(`${getAnalyticsReport.path}${query}`)).status).toBe(400);
    },
  );
});

describe('the report', () => {
  it('is empty at first, then shows what browsers and the other services reported', async () => {
    expect(await read()).toMatchObject({ pageViews: 0, dropoffs: [], pageVisits: [], recentEvents: [] });

    const [one, other] = [randomUUID(), randomUUID()];
    await report([
      pageView('/', one),
      {
        eventType: 'scroll',
        eventSource: 'mf-marketing',
        eventData: { section: 'features', percent: 25 },
        visitId: one,
      },
      { eventType: 'click', eventSource: 'mf-marketing', eventData: { element: 'join-waitlist' }, visitId: one },
      ...['joined', 'joined', 'paymentStarted'].map((step) => ({
        eventType: 'ui_interaction',
        eventSource: 'mf-marketing',
        eventData: { step },
        visitId: one,
      })),
      pageView('/', other),
      pageView('/nobody-knows', other),
    ]);
    const bot = randomUUID();
    const joined = { ...pageView('/', bot), eventType: 'ui_interaction', eventData: { step: 'joined' } };
    await report([pageView('/', bot), joined], 'Googlebot/2.1');
    for (const entryId of [randomUUID(), randomUUID()]) {
      await analytics.publish(waitlistJoined, entryId, { entryId, source: 'landing_page', state: 'TX' });
    }
    for (const event of [paymentPrepared, paymentCompleted, paymentRefunded]) {
      const paymentId = randomUUID();
      const told = { paymentId, productType: 'founding_member', amountCents: 2500, state: 'TX' } as const;
      const id = await analytics.publish(event, paymentId, told);
      await analytics.publish(event, paymentId, told, id);
    }
    await eventually(async () => expect((await excluded()).refundedPayments).toBe(1));

    const told = await read();
    expect(told).toMatchObject({
      pageViews: 3,
      signups: 2,
      payments: 1,
      completedPayments: 1,
      conversionRates: { overall: '0.00%', waitlist: '50.00%', payment: '100.00%', completedPayment: '0.00%' },
      pageVisits: [
        { pageName: 'Landing page', path: '/', count: 2, percentage: 66.67 },
        { pageName: 'Other pages', path: 'other', count: 1, percentage: 33.33 },
      ],
      clickData: [{ element: 'join-waitlist', count: 1 }],
    });
    expect(told.dropoffs.find(({ name }) => name === 'Saw the features')).toMatchObject({ count: 1, dropOffCount: 1 });
    expect(told.dropoffs.find(({ name }) => name === 'Joined the waitlist')).toMatchObject({ count: 1 });
    expect(told.recentEvents).toHaveLength(8);
    expect(await excluded()).toEqual({
      botsByUserAgent: 2,
      botsByRate: 0,
      registrations: 0,
      refundedPayments: 1,
      lenderMatches: 0,
      completedMilestones: 0,
      acceptedContracts: 0,
      closedContracts: 0,
    });
  });

  it('covers the days asked for', async () => {
    expect(await read(`?from=${dayAhead(-1)}&to=${dayAhead(0)}`)).toMatchObject({ pageViews: 3 });
    expect(await read('?from=2020-01-01&to=2020-12-31')).toMatchObject({ pageViews: 0, signups: 0, recentEvents: [] });
  });
});
