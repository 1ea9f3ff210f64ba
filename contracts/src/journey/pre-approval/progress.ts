import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { paperIds } from './paper-ids.js';

export const preApprovalProgressEntry = z.strictObject({
  /** Needs no letter. */
  payingCash: z.boolean(),
  /** The papers that the buyer has together. */
  papers: z.array(z.enum(paperIds)).check(
    z.maxLength(paperIds.length),
    z.refine((papers) => new Set(papers).size === papers.length, 'Each paper may be listed once'),
  ),
});
export type PreApprovalProgressEntry = z.infer<typeof preApprovalProgressEntry>;

export const preApprovalProgress = z.object({
  /** Counts the saves; 0 before the first. */
  version: z.number(),
  payingCash: z.boolean(),
  papers: z.array(z.string()),
});
export type PreApprovalProgress = z.infer<typeof preApprovalProgress>;

export const getPreApprovalProgress = defineOperation({
  id: 'journey.get-pre-approval-progress',
  summary: 'Get whether the signed-in buyer pays cash, and which papers are together',
  method: 'GET',
  path: '/api/pre-approval-progress',
  access: 'buyer',
  status: 200,
  reply: preApprovalProgress,
  errors: {},
});

export const savePreApprovalProgress = defineOperation({
  id: 'journey.save-pre-approval-progress',
  summary: 'Replace this version of it. Paying cash completes the milestone without a letter',
  method: 'PUT',
  path: '/api/pre-approval-progress',
  access: 'buyer',
  versioned: true,
  body: preApprovalProgressEntry,
  status: 200,
  reply: preApprovalProgress,
  errors: { 'pre-approval-progress.conflict': errors['pre-approval-progress.conflict'] },
});
