import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

const cents = z.number().check(z.int());

/** Kept separate from the scenarios, whose schemas the dashboard doesn’t need. */
export const getBudget = defineOperation({
  id: 'journey.get-budget',
  summary: 'What the signed-in buyer’s pinned scenario comes to today',
  method: 'GET',
  path: '/api/scenarios/budget',
  access: 'buyer',
  status: 200,
  /** `null` without a pinned scenario, or while it has no price. */
  reply: z.object({
    budget: z.nullable(
      z.object({
        priceCents: cents,
        monthlyCents: cents,
        /** All of the buyer’s own money that it requires, as expected. */
        cashCents: cents,
        /** Readable by people. */
        programName: z.string(),
      }),
    ),
  }),
  errors: {},
});
