import { normalizedBaseline } from './report.js';

const visit = 'A visit is a browser tab in which a page was opened, counted once a day.';

/** What each figure of the report counts, in the words that the page shows. The tests of the report compute by them. */
export const figureDefinitions = {
  pageViews: 'Pages opened by people, counted each time. Bots are left out and counted separately.',
  signups: 'People who joined the waitlist. A second try with the same email is not counted.',
  payments: 'Payments started: somebody ordered an offer and was given a page to pay on.',
  completedPayments:
    'Payments that were paid and fulfilled. A refund afterwards does not take one away; refunds are counted separately.',
  'conversionRates.overall': `Completed payments of all visits. ${visit}`,
  'conversionRates.waitlist': `Sign-ups of all visits. ${visit}`,
  'conversionRates.payment': 'Payments started of all sign-ups.',
  'conversionRates.completedPayment': 'Completed payments of all payments started.',
  dropoffs:
    'How many visits reached each part of the landing page by scrolling, then how many signed up, started a payment and completed it. Nobody is followed from one to the next: a step’s drop-off is the step before less this one, never below zero.',
  normalized: `With few visitors one person moves a rate by a lot. The normalized view works each rate out over at least ${normalizedBaseline} people.`,
  pageVisits: 'Page views by page. Addresses that are none of our pages are gathered as “other”.',
  clickData: 'Clicks by what was clicked.',
  recentEvents: 'The last events that people’s browsers reported.',
} as const;
export type FigureName = keyof typeof figureDefinitions;
