import * as z from 'zod/mini';
import { profileLimits } from '../financial-profile.js';
import { publicLine } from '../private-numbers.js';
import { calendarDay } from './days.js';
import { lenderName } from './lender-name.js';
import { annualRate } from './lender-quotes.js';

/** Stored per buyer, and compared at a time. */
export const loanEstimateMaximum = 10;
export const comparedEstimates = { fewest: 2, most: 4 } as const;

const cents = z
  .number({ error: 'Please enter an amount' })
  .check(
    z.int(),
    z.gte(0, 'Please enter $0 or more'),
    z.lte(profileLimits.amountCents, 'Please enter up to $10,000,000'),
  );

/** In cents; `null` where the buyer left it out. */
const line = z.nullable(cents);

/** Lender’s three-page form, by its sections. Money in cents. */
export const loanEstimateEntry = z.strictObject({
  lender: lenderName,
  issuedOn: calendarDay,
  loanCents: cents.check(z.gt(0, 'Please enter an amount above $0')),
  months: z
    .number({ error: 'Please enter a number of years' })
    .check(
      z.int('Please enter whole months'),
      z.gte(12, 'Please enter 1 year or more'),
      z.lte(480, 'Please enter up to 40 years'),
    ),
  /** `null` without a rate lock. */
  lockedUntil: z.nullable(calendarDay),
  rateMillionths: annualRate,
  aprMillionths: z.nullable(annualRate),
  /** Section A without points, then its points. */
  originationCents: line,
  pointsCents: line,
  /** Sections B, C, E, F, G, and H. */
  requiredServicesCents: line,
  shoppableServicesCents: line,
  taxesCents: line,
  prepaidsCents: line,
  escrowCents: line,
  otherCents: line,
  /** Section J, as an amount that lowers the costs. */
  lenderCreditsCents: line,
  /** Per month. */
  mortgageInsuranceCents: line,
  /** As the first page says it. */
  cashToCloseCents: line,
  /** Why the lender revised an earlier one of its own, as it says. `null` for a first one. */
  changedCircumstance: z.optional(z.nullable(publicLine(200))),
});
export type LoanEstimateEntry = z.infer<typeof loanEstimateEntry>;

const writtenLine = z.nullable(z.number());

export const loanEstimate = z.object({
  id: z.string(),
  /** Counts the saves, from 1. */
  version: z.number(),
  lender: z.string(),
  issuedOn: z.iso.date(),
  loanCents: z.number(),
  months: z.number(),
  lockedUntil: z.nullable(z.iso.date()),
  rateMillionths: z.number(),
  aprMillionths: writtenLine,
  originationCents: writtenLine,
  pointsCents: writtenLine,
  requiredServicesCents: writtenLine,
  shoppableServicesCents: writtenLine,
  taxesCents: writtenLine,
  prepaidsCents: writtenLine,
  escrowCents: writtenLine,
  otherCents: writtenLine,
  lenderCreditsCents: writtenLine,
  mortgageInsuranceCents: writtenLine,
  cashToCloseCents: writtenLine,
  changedCircumstance: z.optional(z.nullable(z.string())),
});
export type LoanEstimate = z.infer<typeof loanEstimate>;
