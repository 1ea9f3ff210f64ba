import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';
import { loanPrograms, type LoanProgram } from './loan-programs.js';

export const lenderMatchStatuses = {
  matched: 'Matched',
  applied: 'Applied',
  pre_qualified: 'Pre-Qualified',
  approved: 'Approved',
  denied: 'Denied',
} as const;
export const lenderMatchStatus = z.enum(
  Object.keys(lenderMatchStatuses) as [LenderMatchStatus, ...LenderMatchStatus[]],
);
export type LenderMatchStatus = keyof typeof lenderMatchStatuses;

/** The changes that a buyer can make. Other statuses come from a lender. */
export const nextLenderMatchStatus: Readonly<Partial<Record<LenderMatchStatus, LenderMatchStatus>>> = {
  matched: 'applied',
  applied: 'pre_qualified',
};

/** Ratios and down payments are in percent. */
export const lender = z.object({
  name: z.string(),
  description: z.string(),
  minCreditScore: z.number(),
  maxDebtToIncomeRatio: z.number(),
  minDownPaymentPercent: z.number(),
  website: z.string(),
  /** Made up, as all lenders are until an operator lists real ones. Its website doesn’t exist. */
  fictional: z.optional(z.boolean()),
  /** In the public register of mortgage lenders (NMLS), if the operator gave it. */
  nmlsId: z.optional(z.string()),
});
export type Lender = z.infer<typeof lender>;

export const rankingReason = z.object({
  factor: z.enum(['debtToIncome', 'creditScore', 'downPayment']),
  met: z.boolean(),
  /** What this factor adds to the score, to a tenth of a point, out of `maximum`. Both are 0 if it adds nothing. */
  points: z.number(),
  maximum: z.number(),
  text: z.string(),
});
export type RankingReason = z.infer<typeof rankingReason>;

/** What the planned home would cost with a lender. Nothing in it is an offer. Money is integer cents. */
export const lenderEstimate = z.object({
  /** The buyer’s program if the lender offers it. */
  program: z.enum(Object.keys(loanPrograms) as [LoanProgram, ...LoanProgram[]]),
  /** Annual, for a 30-year fixed loan. `source` and `asOf` (YYYY-MM-DD) are `null` for the sample rate. */
  rate: z.object({
    basisPoints: z.number(),
    source: z.nullable(z.string()),
    asOf: z.nullable(z.iso.date()),
  }),
  priceCents: z.number(),
  downPaymentCents: z.number(),
  /** The first month’s loan, taxes, and insurance. */
  paymentCents: z.number(),
  /** All of the buyer’s own money until they have the keys. */
  cash: z.object({ lowCents: z.number(), expectedCents: z.number(), highCents: z.number() }),
  /** The dated figures it is based on. */
  policyRowIds: z.array(z.string()),
});
export type LenderEstimate = z.infer<typeof lenderEstimate>;

export const lenderMatch = z.object({
  id: z.string(),
  status: lenderMatchStatus,
  /** Whole percent, by the buyer's current plan. */
  matchScore: z.number(),
  lender,
  /** One per factor; none while the financial information is incomplete. */
  reasons: z.array(rankingReason),
  /** A sentence on why this lender isn't ranked for the current plan. The score is then 0. */
  unranked: z.optional(z.string()),
  /** None while the plan is incomplete, or without figures for the state. */
  estimate: z.optional(lenderEstimate),
});
export type LenderMatch = z.infer<typeof lenderMatch>;

export const listLenderMatches = defineOperation({
  id: 'journey.list-lender-matches',
  summary: 'List the signed-in buyer’s lender matches, best first',
  method: 'GET',
  path: '/api/lender-matches',
  access: 'buyer',
  status: 200,
  reply: z.array(lenderMatch),
  errors: {},
});

export const changeLenderMatchStatus = defineOperation({
  id: 'journey.change-lender-match-status',
  summary: 'Mark a lender match as applied or pre-qualified',
  method: 'PATCH',
  path: '/api/lender-matches/:lenderMatchId',
  access: 'buyer',
  params: z.strictObject({ lenderMatchId: identifier }),
  body: z.strictObject({ status: lenderMatchStatus }),
  status: 200,
  reply: lenderMatch,
  errors: {
    'lender-match.not-found': errors['lender-match.not-found'],
    'lender-match.wrong-status': errors['lender-match.wrong-status'],
  },
});
