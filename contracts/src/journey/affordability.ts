import * as z from 'zod/mini';
import { buyerFigures } from '../affordability/figures.js';
import { affordabilityResult } from '../affordability/result.js';
import { defineOperation } from '../operation.js';
import { policyRow, unknownCounty } from './financial-profile.js';
import { usStateCodes } from './us-states.js';

export const estimateAffordability = defineOperation({
  id: 'journey.estimate-affordability',
  summary: 'What a buyer can afford with each loan program. Nothing is stored, and it is not an approval',
  method: 'POST',
  path: '/api/affordability',
  access: 'public',
  body: buyerFigures,
  status: 200,
  /** With the rows in effect on this day (YYYY-MM-DD). */
  reply: z.extend(affordabilityResult, { date: z.iso.date() }),
  errors: unknownCounty,
});

export const listAffordabilityRows = defineOperation({
  id: 'journey.list-affordability-rows',
  summary: 'The dated figures that prices in a state and county depend on, as they count today',
  method: 'GET',
  path: '/api/affordability/rows',
  access: 'public',
  query: z.strictObject({
    state: z.enum(usStateCodes),
    countyFips: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  }),
  status: 200,
  reply: z.object({ date: z.iso.date(), rows: z.array(policyRow) }),
  errors: unknownCounty,
});
