import { normalizedBaseline } from './report.js';

const visit = 'A visit is one browser tab that opened a page, counted once per day.';

/** What each figure of the report counts, as the page shows it. */
export const figureDefinitions = {
  pageViews: 'Every page view by a person. Bots are counted separately.',
  signups: 'People who joined the waitlist. Signing up again with the same email doesn’t count.',
  payments: 'Payments started: someone ordered an offer and got a payment page.',
  completedPayments:
    'Orders that were paid and fulfilled. A later refund doesn’t lower this number; refunds are counted separately.',
  'conversionRates.overall': `Completed payments as a share of all visits. ${visit}`,
  'conversionRates.waitlist': `Sign-ups as a share of all visits. ${visit}`,
  'conversionRates.payment': 'Payments started as a share of all sign-ups.',
  'conversionRates.completedPayment': 'Completed payments as a share of all payments started.',
  dropoffs:
    'How many visits scrolled to each part of the landing page, then how many sign-ups, started payments, and completed payments there were. We don’t follow anyone from step to step: drop-off is the previous step minus this one, never below zero.',
  normalized: `With few visitors, one person can move a rate a lot. The normalized view calculates each rate over at least ${normalizedBaseline} people.`,
  pageVisits: 'Page views by page. Addresses that aren’t ours are grouped as “other.”',
  clickData: 'Clicks, grouped by what was clicked.',
  recentEvents: 'The latest events reported by visitors’ browsers.',
} as const;
export type FigureName = keyof typeof figureDefinitions;
