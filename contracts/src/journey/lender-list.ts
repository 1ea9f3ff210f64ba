import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** Kept separate from the matches, whose schemas aren’t needed before there are any. */
export const getLenderList = defineOperation({
  id: 'journey.get-lender-list',
  summary: 'Say whether the lenders that buyers are matched with are made up',
  method: 'GET',
  path: '/api/lender-list',
  access: 'buyer',
  status: 200,
  reply: z.object({ fictional: z.boolean() }),
  errors: {},
});
