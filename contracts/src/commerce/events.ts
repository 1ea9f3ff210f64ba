import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';
import { offeredState, waitlistSource } from './waitlist.js';

export const waitlistJoined = defineEvent({
  type: 'commerce.waitlist-joined.v1',
  summary: 'Someone joined the waitlist. Subject: the entry. Who it is stays with the commerce service.',
  data: z.object({ entryId: z.string(), source: waitlistSource, state: offeredState }),
});
