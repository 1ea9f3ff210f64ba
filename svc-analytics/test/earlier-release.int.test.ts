import { analyticsReport, getAnalyticsReport } from '@hearthway/contracts/analytics';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import earlier from './earlier-release.json' with { type: 'json' };
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../src/testing/index.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest({}, join(import.meta.dirname, 'earlier-release.json'));
});
afterAll(() => analytics.stop());

it('reports a day that an earlier release counted', async () => {
  const response = await fetch(`${analytics.url}${getAnalyticsReport.path}?from=${earlier.day}&to=${earlier.day}`, {
    headers: { authorization: await analytics.token('admin') },
  });
  expect(analyticsReport.parse(await response.json())).toMatchObject({
    pageViews: 4,
    signups: 1,
    payments: 1,
    completedPayments: 1,
    pageVisits: [
      { path: '/', count: 2 },
      { path: '/faq', count: 2 },
    ],
    clickData: [{ element: 'join-waitlist', count: 1 }],
  });
});
