import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { identityErrors as errors } from './error-codes.js';

// What every page of a signed-in buyer needs first. All of it is in their first load.

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** When the email address was verified by a mailed link; null until then, and again after the address changes. */
  emailVerifiedAt: z.optional(z.nullable(z.iso.datetime())),
});
export type User = z.infer<typeof user>;

export const logout = defineOperation({
  id: 'identity.logout',
  summary: 'Sign out',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'buyer',
  status: 204,
  reply: undefined,
  errors: {},
});

export const refresh = defineOperation({
  id: 'identity.refresh',
  summary:
    'Exchange the refresh cookie for a new access token and cookie; a used cookie stays valid for 30 seconds, and using it later ends the session',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  status: 200,
  reply: z.object({ token: z.string() }),
  errors: { 'session.required': 401, 'session.cross-site': errors['session.cross-site'] },
});

export const me = defineOperation({
  id: 'identity.me',
  summary: 'Get the signed-in buyer',
  method: 'GET',
  path: '/api/auth/me',
  access: 'buyer',
  status: 200,
  reply: user,
  errors: {},
});
