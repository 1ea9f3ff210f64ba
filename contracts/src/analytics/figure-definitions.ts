import { normalizedBaseline } from './report.js';

const visit = 'A visit is one browser tab that opened a page, counted once per day.';

/** What each figure of the report counts, as the page shows it. */
export const figureDefinitions = {
  pageViews: 'Every page view by a person. Bots are counted separately.',
  signups: 'People who joined the waitlist. Signing up again with the same email doesn’t count.',
  payments: 'Payments started: someone ordered an offer and got a payment page.',
  completedPayments:
    'Payments that were paid and fulfilled. A later refund doesn’t lower this number; refunds are counted separately.',
  'conversionRates.overall': `Visits that completed a payment, as a share of all visits. ${visit}`,
  'conversionRates.waitlist': `Visits that joined the waitlist, as a share of all visits. ${visit}`,
  'conversionRates.payment': 'Visits that started a payment, as a share of the visits that joined the waitlist.',
  'conversionRates.completedPayment': 'Visits that completed a payment, as a share of the visits that started one.',
  dropoffs:
    'How many visits opened any page, opened the landing page, scrolled to each part of it, joined the waitlist, started a payment, and completed one. “Of first step” is a share of all visits. Every step counts people’s visits only, so it can be lower than the totals above, which also count bots and visitors who opted out of tracking. Drop-off is the previous step minus this one, never below zero.',
  normalized: `With few visitors, one person can move a rate a lot, so we show no rate of fewer than ${normalizedBaseline}. The normalized view calculates each rate over at least ${normalizedBaseline} people.`,
  pageVisits: 'Page views by page. Addresses that aren’t ours are grouped as “other.”',
  clickData: 'Clicks, grouped by what was clicked.',
  recentEvents: 'The latest events reported by visitors’ browsers.',
} as const;
export type FigureName = keyof typeof figureDefinitions;
