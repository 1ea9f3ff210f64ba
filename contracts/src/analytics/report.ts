import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { trackedEventTypes } from './http.js';

/** With two decimals: `"12.50%"`. */
const percent = z.string().check(z.regex(/^\d{1,3}\.\d{2}%$/));
const count = z.number().check(z.int(), z.gte(0));

/** The smallest denominator of a normalized rate (specification, section 2). */
export const normalizedBaseline = 10;

/**
 * The steps from a visit to a payment, in order. Every step counts visits by the events of their browsers, so bots are left
 * out of all of them.
 */
export const funnelSteps = {
  visit: 'Opened any page',
  landing: 'Opened the landing page',
  features: 'Saw the features',
  waitlistForm: 'Saw the waitlist form',
  pricing: 'Saw the prices',
  joined: 'Joined the waitlist',
  paymentStarted: 'Started a payment',
  paymentCompleted: 'Completed a payment',
} as const;
export type FunnelStep = keyof typeof funnelSteps;

/** Each conversion rate: the visits that reached one step, as a share of those at another. */
export const conversionRateSteps = {
  overall: { reached: 'paymentCompleted', of: 'visit' },
  waitlist: { reached: 'joined', of: 'visit' },
  payment: { reached: 'paymentStarted', of: 'joined' },
  completedPayment: { reached: 'paymentCompleted', of: 'paymentStarted' },
} as const satisfies Record<string, { readonly reached: FunnelStep; readonly of: FunnelStep }>;
export type ConversionRate = keyof typeof conversionRateSteps;

/** A step from visit to payment. With `normalizedView`, rates are over at least `normalizedBaseline` people. */
export const dropoff = z.object({
  name: z.string(),
  count,
  /** As a share of the first step. */
  conversionRate: percent,
  /** The step before minus this one. */
  dropOffCount: count,
  dropOffRate: percent,
  normalizedView: z.boolean(),
});

export const pageVisit = z.object({
  pageName: z.string(),
  /** `other` groups addresses that aren't ours. */
  path: z.string(),
  count,
  /** Of all page views, from 0 to 100 with two decimals. */
  percentage: z.number(),
});

export const clickCount = z.object({ element: z.string(), count });

export const recentEvent = z.object({
  id: z.string(),
  eventType: z.enum(trackedEventTypes),
  eventSource: z.string(),
  eventData: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});

/** The specification's shape (section 3). `figureDefinitions` says what each figure counts. */
export const analyticsReport = z.object({
  pageViews: count,
  signups: count,
  /** Started. */
  payments: count,
  completedPayments: count,
  conversionRates: z.object({ overall: percent, waitlist: percent, payment: percent, completedPayment: percent }),
  dropoffs: z.array(dropoff),
  pageVisits: z.array(pageVisit),
  clickData: z.array(clickCount),
  recentEvents: z.array(recentEvent),
});
export type AnalyticsReport = z.infer<typeof analyticsReport>;

/** The most entries in each list. */
export const reportLimits = { pageVisits: 50, clickData: 50, recentEvents: 50 } as const;

/** Days in UTC (YYYY-MM-DD), both inclusive. Everything stored if neither is given. */
export const reportPeriod = z.strictObject({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) });
export type ReportPeriod = z.infer<typeof reportPeriod>;

const chosenDay = z.iso.date({ error: 'Please choose both days' });
/** The form for choosing a first and a last day. */
export const chosenPeriod = z
  .strictObject({ from: chosenDay, to: chosenDay })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'The first day can’t be after the last day', path: ['from'] }),
  );

export const getAnalyticsReport = defineOperation({
  id: 'analytics.get-report',
  summary: 'Get the site analytics report',
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'admin',
  query: reportPeriod,
  status: 200,
  reply: analyticsReport,
  errors: {},
});

/** Counted separately, so that it's visible without inflating the report. */
export const excludedTrafficCounts = z.object({
  /** Events whose user agent identifies a bot. */
  botsByUserAgent: count,
  /** Events of a visit beyond what a person could do in a minute. */
  botsByRate: count,
  registrations: count,
  refundedPayments: count,
  lenderMatches: count,
  completedMilestones: count,
  acceptedContracts: count,
  closedContracts: count,
});
export type ExcludedTrafficCounts = z.infer<typeof excludedTrafficCounts>;

export const getExcludedTraffic = defineOperation({
  id: 'analytics.get-excluded-traffic',
  summary: 'Get bot traffic and totals from other services that the report leaves out',
  method: 'GET',
  path: '/api/admin/analytics/excluded',
  access: 'admin',
  query: reportPeriod,
  status: 200,
  reply: excludedTrafficCounts,
  errors: {},
});
