import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

export const getLenderList = defineOperation({
  id: 'journey.get-lender-list',
  summary: 'What the lenders are that buyers are matched with: made up or real, and where they lend',
  method: 'GET',
  path: '/api/lender-list',
  access: 'buyer',
  status: 200,
  reply: z.object({
    fictional: z.boolean(),
    /** By name, without repeats. */
    states: z.array(z.string()),
  }),
  errors: {},
});
export type LenderList = z.infer<typeof getLenderList.reply>;
