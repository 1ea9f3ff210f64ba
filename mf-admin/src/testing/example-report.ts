import { funnelSteps, type AnalyticsReport, type ExcludedTrafficCounts } from '@hearthway/contracts/analytics';

export const nothingExcluded: ExcludedTrafficCounts = {
  botsByUserAgent: 0,
  botsByRate: 0,
  registrations: 0,
  refundedPayments: 0,
  lenderMatches: 0,
  completedMilestones: 0,
  acceptedContracts: 0,
  closedContracts: 0,
};

export const emptyReport: AnalyticsReport = {
  pageViews: 0,
  signups: 0,
  payments: 0,
  completedPayments: 0,
  conversionRates: { overall: '0.00%', waitlist: '0.00%', payment: '0.00%', completedPayment: '0.00%' },
  dropoffs: [],
  pageVisits: [],
  clickData: [],
  recentEvents: [],
};

export const exampleExcluded: ExcludedTrafficCounts = {
  botsByUserAgent: 214,
  botsByRate: 31,
  registrations: 18,
  refundedPayments: 1,
  lenderMatches: 42,
  completedMilestones: 27,
  acceptedContracts: 3,
  closedContracts: 2,
};

/** A report with few visitors: eight visits, all to the landing page. */
export function exampleReport(now: number): AnalyticsReport {
  return {
    pageViews: 1_284,
    signups: 4,
    payments: 2,
    completedPayments: 1,
    conversionRates: { overall: '12.50%', waitlist: '50.00%', payment: '50.00%', completedPayment: '50.00%' },
    dropoffs: [
      ...steps(false, ['100.00%', '100.00%', '75.00%', '62.50%', '50.00%', '50.00%', '25.00%', '12.50%']),
      ...steps(true, ['80.00%', '80.00%', '60.00%', '50.00%', '40.00%', '40.00%', '20.00%', '10.00%']),
    ],
    pageVisits: [
      { pageName: 'Landing page', path: '/', count: 900, percentage: 70.09 },
      { pageName: 'Questions and answers', path: '/faq', count: 260, percentage: 20.25 },
      { pageName: 'About Us', path: '/about', count: 120, percentage: 9.35 },
      { pageName: 'Other pages', path: 'other', count: 4, percentage: 0.31 },
    ],
    clickData: [
      { element: 'hero-join-waitlist', count: 61 },
      { element: 'founding-member', count: 22 },
      { element: 'nav-faq', count: 9 },
    ],
    recentEvents: [
      event(1, now - 40_000, 'page_view', { path: '/', title: 'Hearthway' }),
      event(2, now - 4 * 60_000, 'click', { element: 'founding-member' }),
      event(3, now - 190 * 60_000, 'ui_interaction', {
        element: 'commission',
        open: true,
        details: { section: 'commission-landscape', from: 'features', depth: 3 },
      }),
    ],
  };
}

const stepCounts = [8, 8, 6, 5, 4, 4, 2, 1];

function steps(normalizedView: boolean, conversionRates: readonly string[]): AnalyticsReport['dropoffs'] {
  return Object.values(funnelSteps).map((name, place) => {
    const count = stepCounts[place] ?? 0;
    const before = stepCounts[place - 1] ?? count;
    const base = normalizedView ? Math.max(before, 10) : before;
    return {
      name,
      count,
      conversionRate: conversionRates[place] ?? '0.00%',
      dropOffCount: before - count,
      dropOffRate: `${(((before - count) * 100) / base).toFixed(2)}%`,
      normalizedView,
    };
  });
}

function event(
  number: number,
  createdAt: number,
  eventType: AnalyticsReport['recentEvents'][number]['eventType'],
  eventData: Record<string, unknown>,
): AnalyticsReport['recentEvents'][number] {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    eventType,
    eventSource: 'mf-marketing',
    eventData,
    createdAt: new Date(createdAt).toISOString(),
  };
}
