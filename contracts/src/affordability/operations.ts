import * as z from 'zod/mini';
import { policyRow } from '../journey/financial-profile.js';
import { usStateCodes } from '../journey/us-states.js';
import { defineOperation } from '../operation.js';
import { buyerFigures } from './figures.js';
import { affordabilityResult } from './result.js';

/** A dated figure with all that an assumption’s reader wants to know. */
export const sourcedRow = z.extend(policyRow, {
  /** See `Standing` of the policy. Only `authority` and `cited` are figures of the body that sets them. */
  standing: z.enum(['authority', 'cited', 'secondary', 'practice']),
  checkedOn: z.iso.date(),
  /** Lowest and highest, in the unit of `value`, where it varies. */
  range: z.nullable(z.object({ low: z.number(), high: z.number() })),
});
export type SourcedRow = z.infer<typeof sourcedRow>;

export const estimateAffordability = defineOperation({
  id: 'journey.estimate-affordability',
  summary: 'What a buyer can afford with each loan program. Nothing is stored, and it is not an approval',
  method: 'POST',
  path: '/api/affordability',
  access: 'public',
  body: buyerFigures,
  status: 200,
  reply: z.extend(affordabilityResult, {
    /** The rows are those in force on this day (YYYY-MM-DD). */
    date: z.iso.date(),
  }),
  errors: {},
});

export const listAffordabilityRows = defineOperation({
  id: 'journey.list-affordability-rows',
  summary: 'The dated figures that prices in a state and county depend on, as in force today',
  method: 'GET',
  path: '/api/affordability/rows',
  access: 'public',
  query: z.strictObject({
    state: z.enum(usStateCodes),
    countyFips: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  }),
  status: 200,
  reply: z.object({ date: z.iso.date(), rows: z.array(sourcedRow) }),
  errors: {},
});
