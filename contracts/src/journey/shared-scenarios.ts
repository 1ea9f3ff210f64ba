import * as z from 'zod/mini';
import { buyerFigures } from '../affordability/figures.js';
import { affordabilityResult } from '../affordability/result.js';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';

const cents = z.number().check(z.int());
const { state, propertyType, propertyUse, annualRateMillionths, termMonths } = buyerFigures.shape;

/**
 * What anyone with the link sees: prices and payments, and what they rest on. Nothing about the person: no name, not even the
 * scenario’s, no income, debts, savings, or score.
 */
export const sharedScenario = z.object({
  /** The day of the rows used (YYYY-MM-DD). */
  asOf: z.iso.date(),
  state,
  propertyType,
  propertyUse,
  annualRateMillionths,
  termMonths,
  headlines: affordabilityResult.shape.headlines,
  /** Programs with a comfortable price, at that price. */
  programs: z.array(
    z.object({
      program: z.string(),
      priceCents: cents,
      downPaymentCents: cents,
      monthlyCents: cents,
      cashCents: cents,
    }),
  ),
  policyRowIds: z.array(z.string()),
});
export type SharedScenario = z.infer<typeof sharedScenario>;

export const getSharedScenario = defineOperation({
  id: 'journey.get-shared-scenario',
  summary: 'Open a shared scenario by its link’s token',
  method: 'GET',
  path: '/api/shared-scenarios/:token',
  access: 'public',
  params: z.strictObject({ token: identifier }),
  status: 200,
  reply: sharedScenario,
  errors: { 'shared-scenario.not-found': errors['shared-scenario.not-found'] },
});
