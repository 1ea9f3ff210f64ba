import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { milestone, milestoneStatus } from './milestones.js';

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
