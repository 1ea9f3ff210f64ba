import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { savedFor, saveErrors } from '../purchase/index.js';
import { closingView } from './closing.js';
import { closingEntry, keysEntry } from './closing-entry.js';

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
  headers: ifMatch,
  body: savedFor(closingEntry),
  status: 200,
  reply: closingView,
  errors: { ...saveErrors, 'closing.impossible-day': 400 },
});

export const recordKeys = defineOperation({
  id: 'journey.record-keys',
  summary: 'Say when the buyer signed and got the keys: the contract closes, and its first year begins',
  method: 'POST',
  path: '/api/closing/keys',
  access: 'buyer',
  headers: ifMatch,
  body: savedFor(keysEntry),
  status: 200,
  reply: closingView,
  errors: { ...saveErrors, 'closing.impossible-day': 400 },
});

export const takeBackKeys = defineOperation({
  id: 'journey.take-back-keys',
  summary: 'Undo that: the contract is open again, and the first year leaves the calendar',
  method: 'DELETE',
  path: '/api/closing/keys',
  access: 'buyer',
  headers: ifMatch,
  body: z.strictObject({ contractId: identifier }),
  status: 200,
  reply: closingView,
  errors: {
    'contract.not-found': 404,
    'contract-entry.conflict': 409,
    'closing.no-keys': 409,
    'contract.exists': 409,
  },
});
