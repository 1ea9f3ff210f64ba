import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey, ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { deadline, deadlineEntry } from './deadlines.js';
import { purchaseContract } from './purchase-contract.js';
import { purchaseTerms } from './purchase-terms.js';

const entryErrors = { 'contract.unknown-home': 409, 'day.in-future': 400 } as const;
const changeErrors = { 'contract.not-found': 404, 'contract.conflict': 409 } as const;

export const getContract = defineOperation({
  id: 'journey.get-contract',
  summary: 'Get the signed-in buyer’s current contract, and those that ended, latest first',
  method: 'GET',
  path: '/api/contract',
  access: 'buyer',
  status: 200,
  reply: z.object({
    /** `null` while nothing is under contract. */
    contract: z.nullable(purchaseContract),
    /** Each with its deadlines as they stood at its end, earliest first. */
    history: z.array(z.object({ ...purchaseContract.shape, deadlines: z.array(deadline) })),
  }),
  errors: {},
});

export const createContract = defineOperation({
  id: 'journey.create-contract',
  summary: 'Enter a signed contract, of which a buyer has one at a time; a live offer for its home becomes accepted',
  method: 'POST',
  path: '/api/contract',
  access: 'buyer',
  headers: idempotencyKey,
  body: purchaseTerms,
  status: 201,
  reply: purchaseContract,
  errors: { ...entryErrors, 'contract.exists': 409, 'contract.too-many': 409 },
});

export const changeContract = defineOperation({
  id: 'journey.change-contract',
  summary: 'Replace the terms of the current contract; its deadlines follow, also in the calendar',
  method: 'PUT',
  path: '/api/contract',
  access: 'buyer',
  headers: ifMatch,
  body: purchaseTerms,
  status: 200,
  reply: purchaseContract,
  errors: { ...changeErrors, ...entryErrors },
});

export const endContract = defineOperation({
  id: 'journey.end-contract',
  summary: 'End the current contract because it fell through: its milestones reopen, and nothing of it is lost',
  method: 'POST',
  path: '/api/contract/end',
  access: 'buyer',
  headers: ifMatch,
  body: z.strictObject({ reason: z.literal('fell_through') }),
  status: 200,
  reply: purchaseContract,
  errors: changeErrors,
});

export const listDeadlines = defineOperation({
  id: 'journey.list-deadlines',
  summary: 'List the deadlines of the current contract, earliest first, each with its rule and source',
  method: 'GET',
  path: '/api/deadlines',
  access: 'buyer',
  status: 200,
  reply: z.object({
    deadlines: z.array(deadline),
    /** Those that count from papers that haven't come yet, or whose date only the signed page names. */
    waiting: z.array(z.object({ key: z.string(), title: z.string(), rule: z.string() })),
  }),
  errors: {},
});

export const changeDeadline = defineOperation({
  id: 'journey.change-deadline',
  summary: 'Say what the signed page says about one deadline: another date, confirmed, or done',
  method: 'PUT',
  path: '/api/deadlines/:deadlineKey',
  access: 'buyer',
  headers: ifMatch,
  params: z.strictObject({ deadlineKey: identifier }),
  body: deadlineEntry,
  status: 200,
  reply: deadline,
  errors: { 'deadline.not-found': 404, 'deadline.conflict': 409, 'deadline.too-early': 400 },
});
