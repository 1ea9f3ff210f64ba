import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';

export const userRegistered = defineEvent({
  type: 'identity.user-registered.v1',
  summary: 'A person made an account. Subject: the user.',
  data: z.object({ userId: z.string() }),
});

export const userDeleted = defineEvent({
  type: 'identity.user-deleted.v1',
  summary: 'An account was deleted; whoever holds data of this user erases it. Subject: the user.',
  data: z.object({ userId: z.string() }),
});

export const sessionRevoked = defineEvent({
  type: 'identity.session-revoked.v1',
  summary: 'A session ended before its time; its access tokens are refused from now on. Subject: the session.',
  data: z.object({
    sessionId: z.string(),
    userId: z.string(),
    reason: z.enum(['logged-out', 'revoked', 'refresh-reused', 'user-deleted']),
    /** When the last access token of the session expires: after this nobody need remember it. */
    expiresAt: z.iso.datetime(),
  }),
});
