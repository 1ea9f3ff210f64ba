import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey, ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { calendarDay } from '../calendar-day.js';
import { loanPrograms, profileLimits } from '../financial-profile.js';
import { lenderName } from './lender-name.js';
import { annualRate } from './lender-quotes.js';

/** Per buyer. */
export const loanEstimateMaximum = 10;

const withinLimits = 'Please enter up to $10,000,000';

const cents = z
  .number({ error: 'Please enter an amount' })
  .check(z.int(), z.gte(0, 'Please enter $0 or more'), z.lte(profileLimits.amountCents, withinLimits));

/** `null` where the buyer left it out. Those that a lender leaves blank when there are none are 0. */
const line = z.nullable(cents);

/** Cash to close, as the forms say it: from the buyer (“From Borrower”) or, if negative, back to the buyer (“To Borrower”). */
export const cashFromBuyer = z
  .number({ error: 'Please enter an amount' })
  .check(z.int(), z.gte(-profileLimits.amountCents, withinLimits), z.lte(profileLimits.amountCents, withinLimits));

/** Share of the loan. Far above what lenders sell: more is a typo that would count as a rate of thousands of percent. */
const largestPoints = 0.1;

/** The Loan Estimate has “Other” for any but three; lenders write there what it is. */
export const loanTypes = { ...loanPrograms, other: 'Other' } as const;
export const loanType = z.enum(Object.keys(loanTypes) as [keyof typeof loanTypes, ...(keyof typeof loanTypes)[]]);
export type LoanType = z.infer<typeof loanType>;

const fields = z.strictObject({
  lender: lenderName,
  issuedOn: calendarDay,
  /** Missing where the buyer left it out. */
  loanType: z.optional(loanType),
  loanCents: cents.check(z.gte(1_000_000, 'Please enter $10,000 or more')),
  months: z
    .number({ error: 'Please enter a number of years' })
    .check(
      z.int('Please enter whole months'),
      z.gte(12, 'Please enter 1 year or more'),
      z.lte(480, 'Please enter up to 40 years'),
    ),
  rateMillionths: annualRate,
  aprMillionths: z.nullable(annualRate),
  /** The last day of the rate lock; `null` without one. */
  lockedUntil: z.nullable(calendarDay),
  /** Section A without points, then its points. */
  originationCents: line,
  pointsCents: cents,
  /** Sections B, C, E, F, G, and H. */
  requiredServicesCents: line,
  shoppableServicesCents: line,
  taxesCents: line,
  prepaidsCents: line,
  escrowCents: line,
  otherCents: line,
  /** Section J, as an amount reducing the costs. */
  lenderCreditsCents: cents,
  /** Per month, as is the next one: both from the projected payments on page 1. */
  mortgageInsuranceCents: cents,
  taxesAndInsuranceCents: line,
  cashToCloseCents: z.nullable(cashFromBuyer),
});

/** The contents of a lender’s Loan Estimate, a three-page form. Money in cents. */
export const loanEstimateEntry = fields.check(
  z.refine(({ loanCents, pointsCents }) => pointsCents <= loanCents * largestPoints, {
    path: ['pointsCents'],
    error: 'Points are rarely more than a few percent of the loan. Please check this amount and the loan.',
  }),
);
export type LoanEstimateEntry = z.infer<typeof loanEstimateEntry>;

const writtenLine = z.nullable(z.number());

export const loanEstimate = z.object({
  id: z.string(),
  /** Counts the saves, from 1. */
  version: z.number(),
  lender: z.string(),
  issuedOn: z.iso.date(),
  loanType: z.optional(loanType),
  loanCents: z.number(),
  months: z.number(),
  rateMillionths: z.number(),
  aprMillionths: writtenLine,
  lockedUntil: z.nullable(z.iso.date()),
  originationCents: writtenLine,
  pointsCents: z.number(),
  requiredServicesCents: writtenLine,
  shoppableServicesCents: writtenLine,
  taxesCents: writtenLine,
  prepaidsCents: writtenLine,
  escrowCents: writtenLine,
  otherCents: writtenLine,
  lenderCreditsCents: z.number(),
  mortgageInsuranceCents: z.number(),
  taxesAndInsuranceCents: writtenLine,
  cashToCloseCents: writtenLine,
});
export type LoanEstimate = z.infer<typeof loanEstimate>;

const params = z.strictObject({ estimateId: identifier });
const stored = { 'loan-estimate.not-found': 404, 'loan-estimate.conflict': 409 };

export const listLoanEstimates = defineOperation({
  id: 'journey.list-loan-estimates',
  summary: 'List the signed-in buyer’s Loan Estimates, oldest entry first',
  method: 'GET',
  path: '/api/loan-estimates',
  access: 'buyer',
  status: 200,
  reply: z.array(loanEstimate),
  errors: {},
});

export const createLoanEstimate = defineOperation({
  id: 'journey.create-loan-estimate',
  summary: 'Keep a Loan Estimate',
  method: 'POST',
  path: '/api/loan-estimates',
  access: 'buyer',
  headers: idempotencyKey,
  body: loanEstimateEntry,
  status: 201,
  reply: loanEstimate,
  errors: { 'loan-estimate.too-many': 409 },
});

export const changeLoanEstimate = defineOperation({
  id: 'journey.change-loan-estimate',
  summary: 'Replace this version of one of the signed-in buyer’s Loan Estimates',
  method: 'PUT',
  path: '/api/loan-estimates/:estimateId',
  access: 'buyer',
  params,
  headers: ifMatch,
  body: loanEstimateEntry,
  status: 200,
  reply: loanEstimate,
  errors: stored,
});

export const deleteLoanEstimate = defineOperation({
  id: 'journey.delete-loan-estimate',
  summary: 'Delete this version of one of the signed-in buyer’s Loan Estimates',
  method: 'DELETE',
  path: '/api/loan-estimates/:estimateId',
  access: 'buyer',
  params,
  headers: ifMatch,
  status: 204,
  reply: undefined,
  errors: stored,
});

/** `30 years`, or `18 months`. */
export function loanTermText(months: number): string {
  if (months === 12) return '1 year';
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
