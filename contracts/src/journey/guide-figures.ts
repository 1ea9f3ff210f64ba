import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { policyRow } from './financial-profile.js';

/** Figures that guides name before there is anything to compute with: usual costs, and the usual terms that an offer begins with. */
export const guideFigureKeys = [
  'closing/appraisal',
  'closing/credit-report',
  'closing/highest-share',
  'closing/inspection',
  'closing/notary',
  'closing/origination',
  'offer/appraisal-days',
  'offer/closing-days/cash',
  'offer/closing-days/loan',
  'offer/earnest-money',
  'offer/financing-days',
  'offer/inspection-days',
  'offer/inspection-days/TX',
  'offer/option-fee/TX',
] as const;
export type GuideFigureKey = (typeof guideFigureKeys)[number];

export const guideFigure = z.object({
  ...policyRow.shape,
  key: z.enum(guideFigureKeys),
  /** Lowest and highest, in the unit of `value`, which is what to plan with. */
  range: z.nullable(z.object({ low: z.number(), high: z.number() })),
});
export type GuideFigure = z.infer<typeof guideFigure>;

export const listGuideFigures = defineOperation({
  id: 'journey.list-guide-figures',
  summary: 'List the usual costs and terms that guides name, each with its range, source, and date',
  method: 'GET',
  path: '/api/guide-figures',
  access: 'buyer',
  status: 200,
  reply: z.object({ figures: z.array(guideFigure) }),
  errors: {},
});
