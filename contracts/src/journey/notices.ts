import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';

const common = { id: z.string(), createdAt: z.iso.datetime() };

/** What completed the milestone is gone, as when a letter expired. */
const milestoneReopened = z.object({
  ...common,
  kind: z.literal('milestone-reopened'),
  milestoneTitle: z.string(),
});

/** Something on the buyer’s schedule is at most that many hours away. A later notice of the same event replaces it. */
const eventNear = z.object({
  ...common,
  kind: z.literal('event-near'),
  eventTitle: z.string(),
  startsAt: z.iso.datetime(),
  /** Of a deadline: the property’s zone. */
  timeZone: z.optional(z.string()),
  isDeadline: z.boolean(),
  hours: z.number(),
});

/** Something that happened without the buyer, shown on the dashboard until it is dismissed. */
export const notice = z.discriminatedUnion('kind', [milestoneReopened, eventNear]);
export type Notice = z.infer<typeof notice>;

export const listNotices = defineOperation({
  id: 'journey.list-notices',
  summary: 'List the signed-in buyer’s notices, newest first',
  method: 'GET',
  path: '/api/notices',
  access: 'buyer',
  status: 200,
  reply: z.object({ notices: z.array(notice) }),
  errors: {},
});

export const dismissNotice = defineOperation({
  id: 'journey.dismiss-notice',
  summary: 'Delete one of the signed-in buyer’s notices',
  method: 'DELETE',
  path: '/api/notices/:noticeId',
  access: 'buyer',
  params: z.strictObject({ noticeId: identifier }),
  status: 204,
  reply: undefined,
  errors: { 'notice.not-found': errors['notice.not-found'] },
});
