import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey, ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { policyRow } from '../financial-profile.js';
import { savedFor, saveErrors, shownContract } from '../purchase/index.js';
import { condition, conditionEntry } from './conditions.js';
import { underwriting, underwritingEntry } from './stages.js';

/** A paper, the buyer’s pre-approval letter, or the rate lock, and the day on which it ends. */
const expiringPaper = z.object({
  /** Of one of the buyer’s own papers; `letter` and `lock` are kept on other pages. */
  id: z.string(),
  kind: z.enum(['pay_stub', 'bank_statement', 'other', 'letter', 'lock']),
  name: z.string(),
  /** `null` if nobody said how long it is good for. */
  until: z.nullable(z.iso.date()),
  state: z.enum(['good', 'before-closing', 'soon', 'expired', 'unknown']),
  /** The rule for its age; empty if someone said the day. */
  rowId: z.string(),
});
export type ExpiringPaper = z.infer<typeof expiringPaper>;

/** Usual costs of holding a locked rate for longer, until the lender says. */
const lockExtension = z.object({
  lockUntil: z.iso.date(),
  closingOn: z.iso.date(),
  /** How many days the lock ends too early; 0 if it doesn’t. */
  shortDays: z.number(),
  loanCents: z.number(),
  options: z.array(
    z.object({ days: z.number(), lowCents: z.number(), expectedCents: z.number(), highCents: z.number() }),
  ),
  rowId: z.string(),
});
export type LockExtension = z.infer<typeof lockExtension>;

/** A right after a lender said no, with the day that it counts to. */
const denialRight = z.object({ key: z.string(), text: z.string(), on: z.nullable(z.iso.date()), rowId: z.string() });
export type DenialRight = z.infer<typeof denialRight>;

export const underwritingView = z.object({
  contract: shownContract,
  underwriting,
  papers: z.array(expiringPaper),
  /** `null` without a lock and a Loan Estimate. */
  extension: z.nullable(lockExtension),
  /** Empty unless the lender said no. */
  rights: z.array(denialRight),
  /** From this amount on, lenders usually ask about a deposit; `null` while income isn’t known. */
  largeDepositCents: z.nullable(z.number()),
  policyRows: z.array(policyRow),
});
export type UnderwritingView = z.infer<typeof underwritingView>;

const conditionId = z.strictObject({ conditionId: identifier });
const changeErrors = { 'condition.not-found': 404, 'condition.conflict': 409 } as const;

export const getUnderwriting = defineOperation({
  id: 'journey.get-underwriting',
  summary: 'Get how far the lender is with the loan of the current contract, and what expires when',
  method: 'GET',
  path: '/api/underwriting',
  access: 'buyer',
  status: 200,
  reply: underwritingView,
  errors: {},
});

export const saveUnderwriting = defineOperation({
  id: 'journey.save-underwriting',
  summary: 'Replace the stages and papers of the underwriting; version 0 is the first',
  method: 'PUT',
  path: '/api/underwriting',
  access: 'buyer',
  headers: ifMatch,
  body: savedFor(underwritingEntry),
  status: 200,
  reply: underwritingView,
  errors: saveErrors,
});

export const listConditions = defineOperation({
  id: 'journey.list-conditions',
  summary: 'List what the lender asks for under the current contract, in the order in which it is due',
  method: 'GET',
  path: '/api/conditions',
  access: 'buyer',
  status: 200,
  reply: z.object({ conditions: z.array(condition) }),
  errors: {},
});

export const createCondition = defineOperation({
  id: 'journey.create-condition',
  summary: 'Note something that the lender asks for',
  method: 'POST',
  path: '/api/conditions',
  access: 'buyer',
  headers: idempotencyKey,
  body: savedFor(conditionEntry),
  status: 201,
  reply: condition,
  errors: { 'contract.not-found': 404, 'condition.too-many': 409, 'day.in-future': 400 },
});

export const changeCondition = defineOperation({
  id: 'journey.change-condition',
  summary: 'Change what the lender asks for: sent with its proof, asked again, or accepted',
  method: 'PUT',
  path: '/api/conditions/:conditionId',
  access: 'buyer',
  headers: ifMatch,
  params: conditionId,
  body: conditionEntry,
  status: 200,
  reply: condition,
  errors: { ...changeErrors, 'day.in-future': 400 },
});

export const deleteCondition = defineOperation({
  id: 'journey.delete-condition',
  summary: 'Delete one of the lender’s conditions',
  method: 'DELETE',
  path: '/api/conditions/:conditionId',
  access: 'buyer',
  headers: ifMatch,
  params: conditionId,
  status: 204,
  reply: undefined,
  errors: changeErrors,
});
