import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { defineOperation } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { closingView } from './closing.js';
import { closingEntry, keysEntry } from './closing-entry.js';

const conflict = { 'closing.conflict': errors['closing.conflict'] };
const inFuture = { 'day.in-future': errors['day.in-future'] };
const notFound = { 'contract.not-found': errors['contract.not-found'] };

export const getClosing = defineOperation({
  id: 'journey.get-closing',
  summary: 'Get the closing of the current contract, what its papers say, and the first year after it',
  method: 'GET',
  path: '/api/closing',
  access: 'buyer',
  status: 200,
  reply: closingView,
  errors: {},
});

export const saveClosing = defineOperation({
  id: 'journey.save-closing',
  summary: 'Replace this version of the closing. Account numbers are refused.',
  method: 'PUT',
  path: '/api/closing',
  access: 'buyer',
  versioned: true,
  /** The contract is named, so that nothing lands on the next one. */
  body: z.strictObject({ contractId: identifier, entry: closingEntry }),
  status: 200,
  reply: closingView,
  errors: { ...notFound, ...conflict, ...inFuture },
});

export const recordKeys = defineOperation({
  id: 'journey.record-keys',
  summary: 'Say when the buyer signed and got the keys: the contract closes, and its first year begins',
  method: 'POST',
  path: '/api/closing/keys',
  access: 'buyer',
  versioned: true,
  body: z.strictObject({ contractId: identifier, entry: keysEntry }),
  status: 200,
  reply: closingView,
  errors: { ...notFound, ...conflict, ...inFuture, 'closing.impossible-day': errors['closing.impossible-day'] },
});

export const takeBackKeys = defineOperation({
  id: 'journey.take-back-keys',
  summary: 'Undo that: the contract is open again, and the first year leaves the calendar',
  method: 'DELETE',
  path: '/api/closing/keys',
  access: 'buyer',
  versioned: true,
  /** A DELETE has no body, so the contract is named here. */
  query: z.strictObject({ contractId: identifier }),
  status: 200,
  reply: closingView,
  errors: {
    ...notFound,
    ...conflict,
    'closing.no-keys': errors['closing.no-keys'],
    'contract.exists': errors['contract.exists'],
  },
});
