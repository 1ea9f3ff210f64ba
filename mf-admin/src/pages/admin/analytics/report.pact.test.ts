import { getAnalyticsReport, getExcludedTraffic, trackedEventTypes } from '@hearthway/contracts/analytics';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { asked, pactWith, replied, requestAt, signedIn } from '../../../testing/pact.js';
import { exampleExcluded, exampleReport } from '../../../testing/example-report.js';

const { boolean, eachLike, integer, like, number, regex, string } = MatchersV3;

const pact = pactWith('svc-analytics');
const percent = regex('^\\d{1,3}\\.\\d{2}%$', '12.50%');
const createdAt = '2026-11-20T12:00:00.000Z';

describe('the report', () => {
  it('has every figure, of the days that were asked for', async () => {
    const example = exampleReport(Date.parse(createdAt));
    await pact
      .addInteraction()
      .given(signedIn)
      .given('people have been on the site')
      .uponReceiving('a request for the report of some days by an admin')
      .withRequest('GET', '/api/admin/analytics', (request) => {
        request.headers(asked).query({ from: '2026-01-01', to: '2099-12-31' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          pageViews: integer(example.pageViews),
          signups: integer(example.signups),
          payments: integer(example.payments),
          completedPayments: integer(example.completedPayments),
          conversionRates: { overall: percent, waitlist: percent, payment: percent, completedPayment: percent },
          dropoffs: eachLike({
            name: string('Saw the features'),
            count: integer(6),
            conversionRate: percent,
            dropOffCount: integer(2),
            dropOffRate: percent,
            normalizedView: boolean(false),
          }),
          pageVisits: eachLike({
            pageName: string('Landing page'),
            path: string('/'),
            count: integer(900),
            percentage: number(70.09),
          }),
          clickData: eachLike({ element: string('founding-member'), count: integer(22) }),
          recentEvents: eachLike({
            id: string('6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11'),
            eventType: regex(trackedEventTypes.join('|'), 'click'),
            eventSource: string('mf-marketing'),
            eventData: like({}),
            createdAt: regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$', createdAt),
          }),
        });
      })
      .executeTest(async ({ url }) => {
        const report = await callOperation(requestAt(url), getAnalyticsReport, {
          query: { from: '2026-01-01', to: '2099-12-31' },
        });
        expect(report).toMatchObject({
          pageViews: example.pageViews,
          pageVisits: [{ path: '/', count: 900, percentage: 70.09 }],
          recentEvents: [{ eventType: 'click', createdAt }],
        });
      });
  });
});

describe('excluded traffic', () => {
  it('has every count', async () => {
    const counts = Object.entries(exampleExcluded).map(([name, count]) => [name, integer(count)] as const);
    await pact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a request for excluded traffic by an admin')
      .withRequest('GET', '/api/admin/analytics/excluded', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(Object.fromEntries(counts));
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getExcludedTraffic, { query: {} })).toEqual(exampleExcluded);
      });
  });
});
