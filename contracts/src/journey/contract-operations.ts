import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';
import { deadline, deadlineEntry, purchaseContract, purchaseTerms } from './purchase-contract.js';

const notFound = { 'contract.not-found': errors['contract.not-found'] };
const unknownHome = { 'contract.unknown-home': errors['contract.unknown-home'] };
const inFuture = { 'day.in-future': errors['day.in-future'] };
const changeErrors = { ...notFound, 'contract.conflict': errors['contract.conflict'] };

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
    history: z.array(purchaseContract),
  }),
  errors: {},
});

export const createContract = defineOperation({
  id: 'journey.create-contract',
  summary: 'Enter a signed contract. A buyer has one at a time.',
  method: 'POST',
  path: '/api/contract',
  access: 'buyer',
  idempotent: true,
  body: purchaseTerms,
  status: 201,
  reply: purchaseContract,
  errors: {
    ...unknownHome,
    ...inFuture,
    'contract.exists': errors['contract.exists'],
    'contract.too-many': errors['contract.too-many'],
  },
});

export const changeContract = defineOperation({
  id: 'journey.change-contract',
  summary: 'Replace the terms of the current contract; its deadlines follow, also in the calendar',
  method: 'PUT',
  path: '/api/contract',
  access: 'buyer',
  versioned: true,
  body: purchaseTerms,
  status: 200,
  reply: purchaseContract,
  errors: { ...changeErrors, ...unknownHome, ...inFuture },
});

export const endContract = defineOperation({
  id: 'journey.end-contract',
  summary:
    'End the current contract because it fell through: its milestones reopen, and nothing of it is lost. The keys close one.',
  method: 'POST',
  path: '/api/contract/end',
  access: 'buyer',
  versioned: true,
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
    /** Those that count from papers which haven’t come yet. */
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
  versioned: true,
  params: z.strictObject({ deadlineKey: identifier }),
  body: deadlineEntry,
  status: 200,
  reply: deadline,
  errors: {
    'deadline.not-found': errors['deadline.not-found'],
    'deadline.conflict': errors['deadline.conflict'],
    'deadline.too-early': errors['deadline.too-early'],
  },
});
