import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';
import { dataExportPart } from '../identity/data-exports.js';
import { milestoneStatus } from './milestones.js';

export const milestoneChanged = defineEvent({
  type: 'journey.milestone-changed.v1',
  summary: 'A milestone changed status. Subject: the user.',
  data: z.object({
    userId: z.string(),
    milestoneId: z.string(),
    key: z.string(),
    title: z.string(),
    from: milestoneStatus,
    to: milestoneStatus,
  }),
});

export const lenderMatched = defineEvent({
  type: 'journey.lender-matched.v1',
  summary: 'A lender was matched with a buyer. Carries no financial details. Subject: the match.',
  data: z.object({ userId: z.string(), lenderMatchId: z.string(), lenderId: z.string() }),
});

export const journeyDataExported = defineEvent({
  type: 'journey.data-exported.v1',
  summary: 'What the journey service stores about a user, encrypted for the requested export. Subject: the export.',
  data: dataExportPart,
});
