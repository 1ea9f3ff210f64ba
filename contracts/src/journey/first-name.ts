import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** Kept separate from the wizard’s answers: greeting a buyer requires no other data. */
export const getFirstName = defineOperation({
  id: 'journey.get-first-name',
  summary: 'Get the signed-in buyer’s first name from the wizard; empty before they have told it',
  method: 'GET',
  path: '/api/pre-approval-info/first-name',
  access: 'buyer',
  status: 200,
  reply: z.object({ firstName: z.string() }),
  errors: {},
});
