import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { loanPrograms, type LoanProgram } from './financial-profile.js';
import { propertyTypes, propertyUses, type PropertyType, type PropertyUse } from './pre-approval-info.js';

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

/** The changes a buyer can make. Other statuses come from a lender. */
export const nextLenderMatchStatus: Readonly<Partial<Record<LenderMatchStatus, LenderMatchStatus>>> = {
  matched: 'applied',
  applied: 'pre_qualified',
};

/**
 * The ranking formula, both as published on the page and as computed. Points out of 100: each factor's are rounded to a tenth and
 * the sum to a whole number, half up. Lenders with the same score come in a random order for each buyer.
 */
export const lenderRanking = {
  /** For meeting all minimums. */
  base: 60,
  /** Divided among the three factors by `weightsPercent`. A factor earns its full share at `fullAt` beyond the lender's limit. */
  spread: 40,
  weightsPercent: { debtToIncome: 40, creditScore: 35, downPayment: 25 },
  /** Percentage points under the maximum, points over the minimum, percentage points over the minimum. */
  fullAt: { debtToIncome: 10, creditScore: 80, downPayment: 10 },
  /**
   * One minimum missed by no more than this is a near miss. Its score falls linearly from `toPoints`, just short of the minimum,
   * to `fromPoints` at this limit. Minimums that are met add nothing to it. A lender for certain buyers alone scores no more than
   * `toPoints` while it isn't known whether the buyer is one.
   */
  nearMiss: { debtToIncome: 5, creditScore: 20, downPayment: 2, fromPoints: 30, toPoints: 59 },
} as const;
export type RankingFactor = keyof typeof lenderRanking.weightsPercent;

/** Everything that can affect the ranking, as published. */
export const rankingInputs = [
  'The home’s state and county',
  'The type of home and how you’ll use it',
  'Your target price and down payment',
  'Your debt-to-income ratio from your financial profile. The loan we assume for it can depend on first-time-buyer status and military service',
  'Your credit score range',
  'Whether you’re a first-time buyer and whether you served, for lenders that lend to no one else and for VA loans',
] as const;

/** The lender's offer to this buyer. Ratios and down payments are in percent. */
export const lender = z.object({
  name: z.string(),
  description: z.string(),
  minCreditScore: z.number(),
  maxDebtToIncomeRatio: z.number(),
  minDownPaymentPercent: z.number(),
  /** Empty if it has none, as made-up lenders do. */
  website: z.string(),
  /** Made up, as all lenders are until an operator lists real ones. */
  fictional: z.boolean(),
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

/** What the planned home would cost with a lender's loan. Nothing in it is an offer. Money is integer US cents. */
export const lenderEstimate = z.object({
  /** The buyer's program if the lender offers it. */
  program: z.enum(Object.keys(loanPrograms) as [LoanProgram, ...LoanProgram[]]),
  /** Annual, for a 30-year fixed loan. `source` and `asOf` (YYYY-MM-DD) are `null` for the sample rate. */
  rate: z.object({ rateBasisPoints: z.number(), source: z.nullable(z.string()), asOf: z.nullable(z.iso.date()) }),
  priceCents: z.number(),
  downPaymentCents: z.number(),
  /** The first month's loan, taxes, and insurance. */
  paymentCents: z.number(),
  /** All of the buyer's own money spent until they get the keys. */
  cash: z.object({ lowCents: z.number(), expectedCents: z.number(), highCents: z.number() }),
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
  /** Sentences on whom this lender serves exclusively, if it isn't known whether the buyer belongs. It then isn't a match. */
  unconfirmed: z.optional(z.string()),
  /** None while the plan is incomplete, or without figures for the state. */
  estimate: z.optional(lenderEstimate),
});
export type LenderMatch = z.infer<typeof lenderMatch>;

export const lenderFindMaximum = 10;

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

export const countRemainingLenders = defineOperation({
  id: 'journey.count-remaining-lenders',
  summary: 'Count the lenders that fit the signed-in buyer’s plan and are not matched yet',
  method: 'GET',
  path: '/api/lender-matches/remaining',
  access: 'buyer',
  status: 200,
  /** `null` while the financial information is incomplete. */
  reply: z.object({ count: z.nullable(z.number()) }),
  errors: {},
});

export const findLenderMatches = defineOperation({
  id: 'journey.find-lender-matches',
  summary: 'Find the next best lenders for the signed-in buyer; returns an empty list when none are left',
  method: 'POST',
  path: '/api/lender-matches/find',
  access: 'buyer',
  body: z.strictObject({ count: z.number().check(z.int(), z.gte(1), z.lte(lenderFindMaximum)) }),
  status: 200,
  reply: z.array(lenderMatch),
  errors: { 'lender-match.financial-information-required': 400 },
});

/** What a buyer could plan instead. Everything not named stays the same. */
export const planChange = z.object({
  /** A down payment planned as a share of the price stays that share. */
  priceCents: z.optional(z.number()),
  downPaymentCents: z.optional(z.number()),
  propertyType: z.optional(z.enum(Object.keys(propertyTypes) as [PropertyType, ...PropertyType[]])),
  propertyUse: z.optional(z.enum(Object.keys(propertyUses) as [PropertyUse, ...PropertyUse[]])),
});
export type PlanChange = Readonly<z.infer<typeof planChange>>;

/** One change to the plan that would be enough on its own. */
export const lenderSuggestion = z.object({
  change: planChange,
  /** How many lenders' requirements the changed plan meets. */
  lenderCount: z.number(),
  text: z.string(),
});
export type LenderSuggestion = z.infer<typeof lenderSuggestion>;

export const lenderAdvice = z.object({
  /**
   * At most one each for the down payment and the price (the smaller difference first), the type, and the use. Empty if lenders
   * fit already, or if none helps.
   */
  suggestions: z.array(lenderSuggestion),
  /** Why no single change is enough; `null` if one is, or if lenders fit already. */
  obstacle: z.nullable(z.string()),
});
export type LenderAdvice = z.infer<typeof lenderAdvice>;

export const adviseOnLenders = defineOperation({
  id: 'journey.advise-on-lenders',
  summary: 'Name the smallest changes of the signed-in buyer’s plan with which lenders would match, if none does',
  method: 'GET',
  path: '/api/lender-matches/advice',
  access: 'buyer',
  status: 200,
  reply: lenderAdvice,
  errors: { 'lender-match.financial-information-required': 400 },
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
    'lender-match.not-found': 404,
    'lender-match.wrong-status': 409,
  },
});
