import * as z from 'zod/mini';
import { calendarDay } from '../calendar-day.js';
import { policyRow } from '../financial-profile.js';
import { clockTime, statedTime } from './purchase-terms.js';

/** What the buyer says about one deadline. */
export const deadlineEntry = z
  .strictObject({
    /** The date on the signed page, if it differs from ours. */
    ownDate: z.nullable(calendarDay),
    /** `null` keeps our time. */
    ownTime: statedTime,
    /** "I compared this with the signed page." No longer true once the deadline moves. */
    confirmed: z.boolean(),
    done: z.boolean(),
  })
  .check(
    z.refine(({ ownDate, ownTime }) => ownDate !== null || ownTime === null, {
      path: ['ownTime'],
      error: 'Please choose a day, too',
    }),
  );
export type DeadlineEntry = z.infer<typeof deadlineEntry>;

/** A moment on the property's clock. `at` is the same moment in UTC. */
const moment = z.object({ at: z.iso.datetime(), localDate: z.iso.date(), localTime: clockTime });

/** A deadline as a rule gives it. */
export const computedDeadline = z.object({
  /** Stable: `earnest-money`, `inspection`, `closing`, … */
  key: z.string(),
  title: z.string(),
  ...moment.shape,
  /** IANA name of the property's zone. */
  timeZone: z.string(),
  /** The rule in plain English, and how its days were counted. */
  rule: z.string(),
  /** What is odd about the date that counts, and what to do about it. */
  warning: z.nullable(z.string()),
  /** The day that the rule moved it from, if it did. */
  rolledFrom: z.nullable(z.iso.date()),
  rowId: z.string(),
  sourceName: z.string(),
  /** Empty for general practice. */
  sourceUrl: z.string(),
  /** When we last compared the rule with its source. */
  sourceDate: z.iso.date(),
  standing: policyRow.shape.standing,
});
export type ComputedDeadline = z.infer<typeof computedDeadline>;

export const deadline = z.object({
  ...computedDeadline.shape,
  /** Counts what the buyer said about it: from 0, and in a later contract from a number that no earlier one had. */
  version: z.number(),
  /** The buyer's own date. It is the one that counts. */
  own: z.nullable(moment),
  /** When the buyer compared this very date with the signed page. */
  confirmedAt: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
  overdue: z.boolean(),
});
export type Deadline = z.infer<typeof deadline>;
