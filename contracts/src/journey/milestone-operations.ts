import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';
import { defaultMilestones, milestone, milestoneStatus } from './milestones.js';

export const listMilestones = defineOperation({
  id: 'journey.list-milestones',
  summary: 'List the signed-in buyer’s milestones in order',
  method: 'GET',
  path: '/api/milestones',
  access: 'buyer',
  status: 200,
  reply: z.array(milestone),
  errors: {},
});

const milestoneTitle = z.enum(defaultMilestones.map(({ title }) => title));

/** What completes a milestone, and how far the buyer is. */
export const milestoneRule = z.object({
  title: milestoneTitle,
  /** The milestone completes once all are done. */
  items: z.array(z.object({ text: z.string(), done: z.boolean() })),
});
export type MilestoneRule = z.infer<typeof milestoneRule>;
export type MilestoneRuleItem = MilestoneRule['items'][number];

export const listMilestoneRules = defineOperation({
  id: 'journey.list-milestone-rules',
  summary: 'List what completes each of the signed-in buyer’s milestones, and what of it is done',
  method: 'GET',
  path: '/api/milestone-rules',
  access: 'buyer',
  status: 200,
  reply: z.object({ rules: z.array(milestoneRule) }),
  errors: {},
});

export const changeMilestoneStatus = defineOperation({
  id: 'journey.change-milestone-status',
  summary: 'Set the status of one of the signed-in buyer’s milestones',
  method: 'PATCH',
  path: '/api/milestones/:milestoneId',
  access: 'buyer',
  params: z.strictObject({ milestoneId: identifier }),
  body: z.strictObject({ status: milestoneStatus }),
  status: 200,
  reply: milestone,
  errors: { 'milestone.not-found': errors['milestone.not-found'] },
});
