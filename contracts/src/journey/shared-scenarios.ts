import * as z from 'zod/mini';
import { buyerFigures } from '../affordability/figures.js';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';

const { state, propertyType, propertyUse, annualRateMillionths, termMonths } = buyerFigures.shape;
const cents = z.number().check(z.int());

/**
 * What anyone with the link sees. Nothing about the person, and as little as possible to work it out from: no second level, which
 * would give away the debts, no program, which can tell of military service, and no down payment.
 */
export const sharedScenario = z.object({
  /** The date of the rows used (YYYY-MM-DD). */
  date: z.iso.date(),
  state,
  propertyType,
  propertyUse,
  annualRateMillionths,
  termMonths,
  /** The planning price. `null`: there is no price. */
  plan: z.nullable(
    z.object({
      /** To the nearest $1,000. */
      priceCents: cents,
      /** To the nearest $10. */
      monthlyCents: cents,
    }),
  ),
});
export type SharedScenario = z.infer<typeof sharedScenario>;

export const getSharedScenario = defineOperation({
  id: 'journey.get-shared-scenario',
  summary: 'Open a shared scenario by the token of its link',
  method: 'GET',
  path: '/api/shared-scenarios/:token',
  access: 'public',
  params: z.strictObject({ token: identifier }),
  status: 200,
  reply: sharedScenario,
  errors: { 'shared-scenario.not-found': 404 },
});
