import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';
import { milestoneStatus } from './milestones.js';

export const milestoneChanged = defineEvent({
  type: 'journey.milestone-changed.v1',
  summary: 'A milestone went from one status to another. Subject: the user.',
  data: z.object({
    userId: z.string(),
    milestoneId: z.string(),
    title: z.string(),
    from: milestoneStatus,
    to: milestoneStatus,
  }),
});
