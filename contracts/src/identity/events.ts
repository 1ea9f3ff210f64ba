import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';
import { accountMailKinds } from './account-links.js';

export const userRegistered = defineEvent({
  type: 'identity.user-registered.v1',
  summary: 'Someone created an account. Subject: the user.',
  data: z.object({ userId: z.string() }),
});

export const userDeleted = defineEvent({
  type: 'identity.user-deleted.v1',
  summary: 'An account was deleted. Every service erases what it stores about this user. Subject: the user.',
  data: z.object({ userId: z.string() }),
});

export const sessionRevoked = defineEvent({
  type: 'identity.session-revoked.v1',
  summary: 'A session ended early. Its access tokens are refused from now on. Subject: the session.',
  data: z.object({
    sessionId: z.string(),
    userId: z.string(),
    reason: z.enum(['logged-out', 'revoked', 'refresh-reused', 'password-changed', 'user-deleted']),
    /** When the session's last access token expires, and the event can be forgotten. */
    expiresAt: z.iso.datetime(),
  }),
});

export const dataExportRequested = defineEvent({
  type: 'identity.data-export-requested.v1',
  summary:
    'Someone requested their data. Each service replies with its part, encrypted to the public key. Subject: the export.',
  data: z.object({
    exportId: z.string(),
    userId: z.string(),
    /** A P-256 JWK (RFC 7517) for this export only. */
    publicKey: z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
  }),
});

export const accountMailRequested = defineEvent({
  type: 'identity.account-mail-requested.v1',
  summary:
    'An email about an account is to be sent. Whoever sends it asks for its recipient and link when it does. Subject: the email.',
  data: z.object({ mailId: z.string(), kind: z.enum(accountMailKinds) }),
});

export const emailVerified = defineEvent({
  type: 'identity.email-verified.v1',
  summary: 'Someone confirmed the email address of their account. Subject: the user.',
  data: z.object({ userId: z.string() }),
});
