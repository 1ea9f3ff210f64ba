import * as z from 'zod/mini';
import { ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { paperIds } from './papers.js';

export const preApprovalProgressEntry = z.strictObject({
  /** Needs no letter. */
  payingCash: z.boolean(),
  /** Those the buyer already has. */
  papers: z.array(z.enum(paperIds)).check(
    z.maxLength(paperIds.length),
    z.overwrite((papers) => [...new Set(papers)]),
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
  headers: ifMatch,
  body: preApprovalProgressEntry,
  status: 200,
  reply: preApprovalProgress,
  errors: { 'pre-approval-progress.conflict': 409 },
});
