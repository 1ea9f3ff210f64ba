import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';

/** How long an entry is kept. */
export const securityLogDays = 400;
/** Entries of one page. */
export const securityLogPageSize = 50;

export const securityEventKinds = [
  'registered',
  'signed-in-by-password',
  'signed-in-by-code',
  'signed-out',
  'session-ended',
  'password-changed',
  'password-reset',
  'username-changed',
  'email-confirmed',
  'email-change-requested',
  'email-changed',
  'email-change-undone',
  'data-export-requested',
  'data-export-downloaded',
  'revealed-to-admin',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEvent = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  /** Browser and system, such as `Chrome on Windows`. Null if unknown, and for what no browser of the buyer did. */
  device: z.nullable(z.string()),
  at: z.iso.datetime(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const listSecurityEvents = defineOperation({
  id: 'identity.list-security-events',
  summary: 'List what happened to the signed-in buyer’s account, newest first, fifty at a time',
  method: 'GET',
  path: '/api/auth/security-events',
  access: 'buyer',
  /** The id of the last event of the page before. */
  query: z.strictObject({ before: z.optional(identifier) }),
  status: 200,
  reply: z.object({ events: z.array(securityEvent), hasMore: z.boolean() }),
  errors: {},
});
