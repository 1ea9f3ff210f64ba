import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { annualRate } from '../pre-approval/lender-quotes.js';
import { calendarDay } from '../calendar-day.js';
import { policyRow } from '../financial-profile.js';
import { publicLine } from '../private-numbers.js';
import { entryCheck, shownContract, stored } from '../purchase/index.js';
import { applicationSectionIds } from './application-sections.js';

/** From here on, we have the rules that the dates are counted by. */
export const applicationDaysFrom = '2026-01-01';

const day = calendarDay.check(
  z.refine((on) => on >= applicationDaysFrom, { error: 'Please choose a day from 2026 on' }),
);

/** A rate that a lender holds for the buyer. */
const rateLock = z.strictObject({ lockedOn: day, until: day, rateMillionths: z.nullable(annualRate) }).check(
  z.refine(({ lockedOn, until }) => until >= lockedOn, {
    path: ['until'],
    error: 'Please choose a day from the lock on',
  }),
);
export type RateLock = z.infer<typeof rateLock>;

/** How far the application for the loan of one contract is, as the buyer reports it. */
export const mortgageApplicationEntry = z.strictObject({
  /** Empty until the buyer has applied. */
  lender: publicLine(80),
  /** When the lender had the six facts that make an application. */
  appliedOn: z.nullable(day),
  /** Parts of the form that are filled in at the lender. */
  finished: z.array(z.enum(applicationSectionIds)).check(
    z.maxLength(applicationSectionIds.length),
    z.refine((sections) => new Set(sections).size === sections.length, 'Each part may be listed once'),
  ),
  /** The Loan Estimate that the buyer goes ahead with. */
  estimateId: z.nullable(identifier),
  /** When the buyer told that lender that they go ahead. */
  intentOn: z.nullable(day),
  /** `null` while the rate floats. */
  lock: z.nullable(rateLock),
});
export type MortgageApplicationEntry = z.infer<typeof mortgageApplicationEntry>;

export const emptyMortgageApplication: MortgageApplicationEntry = {
  lender: '',
  appliedOn: null,
  finished: [],
  estimateId: null,
  intentOn: null,
  lock: null,
};

export const mortgageApplication = stored(mortgageApplicationEntry.shape);
export type MortgageApplication = z.infer<typeof mortgageApplication>;

/** Something that the lender’s form asks, and that the buyer told us before. */
export const applicationFact = z.object({
  /** Stable: `savings`, `borrower-1-income-2`, … */
  key: z.string(),
  name: z.string(),
  /** For people: `$40,000`. */
  text: z.string(),
  /** For programs: integer cents, a count, a date, or a word. */
  value: z.union([z.string(), z.number(), z.boolean()]),
});
export type ApplicationFact = z.infer<typeof applicationFact>;

export const knownSection = z.object({
  id: z.enum(applicationSectionIds),
  facts: z.array(applicationFact),
  /** What a lender asks besides, because of what the buyer told us. */
  alsoAsked: z.array(z.string()),
  /** The page where the buyer can tell us what is missing here; none if nothing is, or we don’t ask it. */
  addOn: z.optional(z.enum(['/get-to-know-you', '/pre-approval-form'])),
});
export type KnownSection = z.infer<typeof knownSection>;

/** A day that a rule or a lender gives. */
export const applicationDate = z.object({
  /** Stable: `estimate-due`, `proceed-by`, `lock-end`, … */
  key: z.string(),
  title: z.string(),
  on: z.iso.date(),
  /** Compared with today on the property’s calendar. */
  state: z.enum(['done', 'ahead', 'past']),
  /** What the day means, with how it was counted. */
  rule: z.string(),
  /** Which figure it rests on; `null` for a day that the buyer gave. */
  policyRow: z.nullable(policyRow),
});
export type ApplicationDate = z.infer<typeof applicationDate>;

export const mortgageApplicationView = z.object({
  contract: shownContract,
  application: mortgageApplication,
  sections: z.array(knownSection),
  /** Earliest first. */
  dates: z.array(applicationDate),
  checks: z.array(entryCheck),
});
export type MortgageApplicationView = z.infer<typeof mortgageApplicationView>;
