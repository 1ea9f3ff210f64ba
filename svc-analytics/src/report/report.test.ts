import { describe, expect, it } from '@jest/globals';
import type { DayCounts } from '../events/index.js';
import { reportOf, excludedTrafficOf } from './report.js';

const day = (counts: Partial<DayCounts> = {}): DayCounts => ({
  pageViews: 0,
  visits: {},
  pages: {},
  clicks: {},
  bots: {},
  ...counts,
});
const report = (days: DayCounts[], facts: Record<string, number> = {}) =>
  reportOf({ days, facts: new Map(Object.entries(facts)), recentEvents: [] });
const rates = ({ dropoffs }: ReturnType<typeof report>, normalizedView: boolean) =>
  dropoffs
    .filter((dropoff) => dropoff.normalizedView === normalizedView)
    .map(({ name, count, conversionRate, dropOffCount, dropOffRate }) => [
      name,
      count,
      conversionRate,
      dropOffCount,
      dropOffRate,
    ]);

describe('the report', () => {
  it('of nothing is all zeros and empty lists', () => {
    expect(report([])).toEqual({
      pageViews: 0,
      signups: 0,
      payments: 0,
      completedPayments: 0,
      conversionRates: { overall: '0.00%', waitlist: '0.00%', payment: '0.00%', completedPayment: '0.00%' },
      dropoffs: [],
      pageVisits: [],
      clickData: [],
      recentEvents: [],
    });
  });

  it('adds up its days', () => {
    const monday = day({ pageViews: 2, visits: { visit: 1 }, pages: { '/': 2 }, clicks: { join: 1 } });
    const tuesday = day({
      pageViews: 2,
      visits: { visit: 1 },
      pages: { '/': 1, '/faq': 1 },
      clicks: { join: 2, menu: 1 },
    });
    expect(report([monday, tuesday])).toMatchObject({
      pageViews: 4,
      pageVisits: [
        { pageName: 'Landing page', path: '/', count: 3, percentage: 75 },
        { pageName: 'Questions and answers', path: '/faq', count: 1, percentage: 25 },
      ],
      clickData: [
        { element: 'join', count: 3 },
        { element: 'menu', count: 1 },
      ],
    });
  });

  it('computes conversion from visits only, whatever the other services counted', () => {
    const facts = { 'waitlist-joined': 31, 'payment-prepared': 14, 'payment-completed': 9, 'payment-refunded': 2 };
    const visits = { visit: 240, joined: 30, paymentStarted: 12, paymentCompleted: 5 };
    expect(report([day({ visits })], facts)).toMatchObject({
      signups: 31,
      payments: 14,
      completedPayments: 9,
      conversionRates: { overall: '2.08%', waitlist: '12.50%', payment: '40.00%', completedPayment: '41.67%' },
    });
  });

  it('has one rate for a conversion, of the visits to any page', () => {
    const { conversionRates, dropoffs } = report([
      day({ visits: { visit: 32, landing: 9, joined: 4, paymentStarted: 2, paymentCompleted: 1 } }),
    ]);
    const rateOf = (step: string) => dropoffs.find(({ name }) => name === step)?.conversionRate;
    expect([conversionRates.waitlist, rateOf('Joined the waitlist')]).toEqual(['12.50%', '12.50%']);
    expect([conversionRates.overall, rateOf('Completed a payment')]).toEqual(['3.13%', '3.13%']);
  });

  it('never exceeds 100%', () => {
    const { payment } = report([day({ visits: { joined: 2, paymentStarted: 3 } })]).conversionRates;
    expect(payment).toBe('100.00%');
  });

  it.each([
    [1, 3, '33.33%'],
    [2, 3, '66.67%'],
    [1, 16, '6.25%'],
    [1, 20_000, '0.01%'],
    [1, 20_001, '0.00%'],
    [19_999, 20_000, '100.00%'],
    [19_998, 20_000, '99.99%'],
    [5, 0, '0.00%'],
  ])('rounds half up to two decimals: %i of %i is %s', (joined, visit, rate) => {
    expect(report([day({ visits: { visit, joined } })]).conversionRates.waitlist).toBe(rate);
  });

  it('gives a page’s share as a number', () => {
    const { pageVisits } = report([day({ pageViews: 3, pages: { '/': 2, '/faq': 1 } })]);
    expect(pageVisits.map(({ percentage }) => percentage)).toEqual([66.67, 33.33]);
  });

  it('lists paths that are not our pages as one', () => {
    const { pageVisits } = report([day({ pageViews: 3, pages: { other: 3 } })]);
    expect(pageVisits).toEqual([{ pageName: 'Other pages', path: 'other', count: 3, percentage: 100 }]);
  });

  it('lists up to fifty pages and elements, highest count first, ties by name', () => {
    const clicks = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`element-${100 + index}`, 1]));
    const { clickData } = report([day({ clicks: { ...clicks, often: 2 } })]);
    expect(clickData).toHaveLength(50);
    expect(clickData.slice(0, 2)).toEqual([
      { element: 'often', count: 2 },
      { element: 'element-100', count: 1 },
    ]);
  });
});

describe('the drop-off', () => {
  it('counts visits at every step, so joins of bots are no more in it than their visits', () => {
    const facts = { 'waitlist-joined': 30, 'payment-prepared': 20, 'payment-completed': 10 };
    const { dropoffs, conversionRates } = report([day({ visits: { visit: 1, landing: 1 } })], facts);
    expect(dropoffs.slice(2, 8).map(({ count, conversionRate }) => [count, conversionRate])).toEqual(
      Array.from({ length: 6 }, () => [0, '0.00%']),
    );
    expect(new Set(Object.values(conversionRates))).toEqual(new Set(['0.00%']));
  });

  it('of one visitor who left at once is 100% as counted and 10% against the baseline', () => {
    const alone = report([day({ visits: { visit: 1, landing: 1 } })]);
    expect(rates(alone, false).slice(0, 3)).toEqual([
      ['Opened any page', 1, '100.00%', 0, '0.00%'],
      ['Opened the landing page', 1, '100.00%', 0, '0.00%'],
      ['Saw the features', 0, '0.00%', 1, '100.00%'],
    ]);
    expect(rates(alone, true).slice(0, 3)).toEqual([
      ['Opened any page', 1, '10.00%', 0, '0.00%'],
      ['Opened the landing page', 1, '10.00%', 0, '0.00%'],
      ['Saw the features', 0, '0.00%', 1, '10.00%'],
    ]);
  });

  it('below the baseline is divided by the baseline', () => {
    const visits = { visit: 8, landing: 8, features: 6, waitlistForm: 3, pricing: 2, joined: 1 };
    const below = report([day({ visits })]);
    expect(rates(below, true)).toEqual([
      ['Opened any page', 8, '80.00%', 0, '0.00%'],
      ['Opened the landing page', 8, '80.00%', 0, '0.00%'],
      ['Saw the features', 6, '60.00%', 2, '20.00%'],
      ['Saw the waitlist form', 3, '30.00%', 3, '30.00%'],
      ['Saw the prices', 2, '20.00%', 1, '10.00%'],
      ['Joined the waitlist', 1, '10.00%', 1, '10.00%'],
      ['Started a payment', 0, '0.00%', 1, '10.00%'],
      ['Completed a payment', 0, '0.00%', 0, '0.00%'],
    ]);
  });

  it('above the baseline is the same in both views until a step falls below it', () => {
    const scrolled = { visit: 40, landing: 40, features: 20, waitlistForm: 10, pricing: 5 };
    const above = report([day({ visits: { ...scrolled, joined: 4, paymentStarted: 4, paymentCompleted: 1 } })]);
    expect(rates(above, false).slice(0, 5)).toEqual(rates(above, true).slice(0, 5));
    expect(rates(above, false).slice(4)).toEqual([
      ['Saw the prices', 5, '12.50%', 5, '50.00%'],
      ['Joined the waitlist', 4, '10.00%', 1, '20.00%'],
      ['Started a payment', 4, '10.00%', 0, '0.00%'],
      ['Completed a payment', 1, '2.50%', 3, '75.00%'],
    ]);
    expect(rates(above, true).at(-1)).toEqual(['Completed a payment', 1, '2.50%', 3, '30.00%']);
  });

  it('is never negative, even if a step counts more than the one before', () => {
    const more = report([day({ visits: { visit: 1, landing: 1, joined: 5 } })]);
    expect(rates(more, false)[5]).toEqual(['Joined the waitlist', 5, '100.00%', 0, '0.00%']);
  });
});

describe('excluded traffic', () => {
  it('is of programs and of the other services’ facts', () => {
    const days = [day({ bots: { userAgent: 3 } }), day({ bots: { userAgent: 1, rate: 2 } })];
    const facts = new Map([
      ['registered', 7],
      ['payment-refunded', 1],
      ['lender-matched', 9],
      ['milestone-completed', 4],
      ['contract-accepted', 2],
      ['contract-closed', 1],
    ]);
    expect(excludedTrafficOf({ days, facts })).toEqual({
      botsByUserAgent: 4,
      botsByRate: 2,
      registrations: 7,
      refundedPayments: 1,
      lenderMatches: 9,
      completedMilestones: 4,
      acceptedContracts: 2,
      closedContracts: 1,
    });
  });
});
