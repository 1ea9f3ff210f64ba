import * as z from 'zod/mini';
import { defineOperation, redirection } from '../operation.js';
import { typedText, waitlistSource } from './waitlist.js';

export const waitlistRequest = z.strictObject({
  email: typedText,
  name: typedText,
  state: typedText,
  source: waitlistSource,
  acceptedTerms: z._default(z.boolean(), false),
  /** Hidden from people. A bot that fills it in is answered as if it had joined, and nothing is stored. */
  website: typedText,
});

export const joinWaitlist = defineOperation({
  id: 'commerce.join-waitlist',
  summary: 'Join the waitlist',
  method: 'POST',
  path: '/api/waitlist',
  access: 'public',
  body: waitlistRequest,
  status: 201,
  reply: z.object({ ok: z.literal(true), message: z.string() }),
  errors: {
    'waitlist.invalid': 400,
    'waitlist.already-joined': 400,
    'waitlist.full': 429,
  },
});

/** Bounded only by the size of the body, so that text that is too long gets the reason of its field. */
const formText = z._default(z.string(), '');

/** Field names are those of the form's controls. An unchecked checkbox is not sent. */
export const joinWaitlistByForm = defineOperation({
  id: 'commerce.join-waitlist-by-form',
  summary: 'Join the waitlist without JavaScript; redirects to a result page',
  method: 'POST',
  path: '/waitlist',
  access: 'public',
  body: z.object({
    email: formText,
    firstName: formText,
    lastName: formText,
    state: formText,
    acceptedTerms: formText,
    website: formText,
  }),
  bodyType: 'form',
  status: 303,
  reply: redirection,
  errors: {},
});

/** Pages that `joinWaitlistByForm` redirects to. The fragment of the second is one of `reasons`. */
export const waitlistPages = {
  joined: '/waitlist/joined',
  notJoined: '/waitlist/not-joined',
  reasons: ['email', 'name', 'state', 'acceptedTerms', 'already-joined', 'too-many', 'failed'],
} as const;
export type NotJoinedReason = (typeof waitlistPages.reasons)[number];

const count = z.object({ count: z.number().check(z.int(), z.nonnegative()) });

export const countWaitlist = defineOperation({
  id: 'commerce.count-waitlist',
  summary: 'Get the number of people on the waitlist',
  method: 'GET',
  path: '/api/waitlist/count',
  access: 'public',
  status: 200,
  reply: count,
  errors: {},
});

export const countFoundingMembers = defineOperation({
  id: 'commerce.count-founding-members',
  summary: 'Get the number of paid founding memberships',
  method: 'GET',
  path: '/api/founding-members/count',
  access: 'public',
  status: 200,
  reply: z.extend(count, {
    /** True at the limit: orders are then refused with `payment.sold-out`. */
    soldOut: z.optional(z.boolean()),
  }),
  errors: {},
});
