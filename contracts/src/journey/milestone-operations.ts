import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { milestone, milestoneRule, milestoneStatus } from './milestones.js';

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

export const listMilestoneRules = defineOperation({
  id: 'journey.list-milestone-rules',
  summary: 'List what completes the milestones, in order, and what of it the signed-in buyer has done',
  method: 'GET',
  path: '/api/milestone-rules',
  access: 'buyer',
  status: 200,
  reply: z.array(milestoneRule),
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
  errors: { 'milestone.not-found': 404 },
});
