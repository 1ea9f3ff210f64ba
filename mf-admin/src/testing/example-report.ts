import type { AnalyticsReport, TrafficApart } from '@hearthway/contracts/analytics';

export const noTraffic: TrafficApart = {
  botsByUserAgent: 0,
  botsByRate: 0,
  registrations: 0,
  refundedPayments: 0,
  lenderMatches: 0,
  completedMilestones: 0,
};

export const exampleReport: AnalyticsReport = {
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
