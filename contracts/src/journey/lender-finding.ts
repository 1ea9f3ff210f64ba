import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';
import { lenderMatch } from './lenders.js';

export const lenderFindMaximum = 10;

export const findLenderMatches = defineOperation({
  id: 'journey.find-lender-matches',
  summary: 'Find the next best lenders for the signed-in buyer; returns an empty list when none are left',
  method: 'POST',
  path: '/api/lender-matches/find',
  access: 'buyer',
  body: z.strictObject({ count: z.number().check(z.int(), z.gte(1), z.lte(lenderFindMaximum)) }),
  status: 200,
  reply: z.array(lenderMatch),
  errors: { 'lender-match.financial-information-required': errors['lender-match.financial-information-required'] },
});

/** One change to the plan, everything else as it is. */
export const lenderSuggestion = z.object({
  kind: z.enum(['price', 'downPayment', 'propertyUse', 'propertyType']),
  text: z.string(),
  /** Whose requirements the changed plan meets. */
  lenderCount: z.number(),
});
export type LenderSuggestion = z.infer<typeof lenderSuggestion>;

export const lenderAdvice = z.object({
  /** At most one of each kind. Empty if lenders fit already, or if no single change makes one fit. */
  suggestions: z.array(lenderSuggestion),
  /** Why no single change is enough; `null` if one is, or if lenders fit already. */
  obstacle: z.nullable(z.string()),
});
export type LenderAdvice = z.infer<typeof lenderAdvice>;

export const adviseOnLenders = defineOperation({
  id: 'journey.advise-on-lenders',
  summary: 'Which single changes to the signed-in buyer’s plan would make lenders fit, computed with the ranking',
  method: 'GET',
  path: '/api/lender-advice',
  access: 'buyer',
  status: 200,
  reply: lenderAdvice,
  errors: { 'lender-match.financial-information-required': errors['lender-match.financial-information-required'] },
});
