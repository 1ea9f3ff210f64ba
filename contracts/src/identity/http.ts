import * as z from 'zod/mini';
import { credentialLimits as limits } from '../constants.js';
import { emailAddress as email } from '../email-address.js';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { credentialTexts as texts, validationTexts } from '../texts.js';
import { isVisible } from '../visible-text.js';

/** Drops surrounding space and refuses control characters. */
const name = (maximum: number, tooLong: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.usernameMinimum, validationTexts.username),
      z.maxLength(maximum, tooLong),
      z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, texts.usernameUnusable),
    );

/** Allows `@`, since some existing usernames have it. */
export const username = name(limits.usernameMaximum, texts.usernameTooLong).check(
  z.refine(isVisible, texts.usernameUnusable),
);

/** Whether a username could be mistaken for an email address, with any variant of `@`, since people sign in with either. */
export function looksLikeEmail(text: string): boolean {
  return text.normalize('NFKC').includes('@');
}

const newUsername = username.check(z.refine((text) => !looksLikeEmail(text), texts.usernameLikeEmail));

/** The username or the email address. */
export const loginName = name(limits.emailMaximum, texts.loginNameTooLong);
export const password = z
  .string()
  .check(
    z.minLength(limits.passwordMinimum, validationTexts.password),
    z.maxLength(limits.passwordMaximum, texts.passwordTooLong),
  );

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** Whether its owner has shown that they read this address's mail. */
  emailVerified: z.boolean(),
  /** A new address that takes the place of `email` once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
});
export type User = z.infer<typeof user>;

export const registration = z.strictObject({ username: newUsername, email, password });
export const credentials = z.strictObject({ username: loginName, password });
/** A new username, a new email, or both. The password confirms who is asking. */
export const profileChange = z.strictObject({ username, email, password });
export type ProfileChange = z.infer<typeof profileChange>;
export const passwordChange = z.strictObject({ currentPassword: password, newPassword: password });
export type PasswordChange = z.infer<typeof passwordChange>;
export const accountDeletion = z.strictObject({ password });

/** `token` is the access token (a JWT, 15 minutes); the refresh secret travels only in a cookie. */
export const signedIn = z.object({ token: z.string(), user });

export const register = defineOperation({
  id: 'identity.register',
  summary:
    'Create an account and sign in. Registering accepts the current terms and confirms an age of 18 or older; both are recorded',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: registration,
  status: 201,
  reply: signedIn,
  errors: {
    'user.username-taken': 409,
    'user.email-taken': 409,
    'user.password-too-common': 400,
    'user.password-personal': 400,
  },
});

export const login = defineOperation({
  id: 'identity.login',
  summary: 'Sign in with the username or the email address',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: credentials,
  status: 200,
  reply: signedIn,
  errors: { 'session.invalid-credentials': 401 },
});

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
  errors: { 'session.required': 401, 'session.cross-site': 403 },
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

export const changeProfile = defineOperation({
  id: 'identity.change-profile',
  summary:
    'Change the username or the email of the signed-in buyer; a confirmed email stays until the new one is confirmed',
  method: 'PATCH',
  path: '/api/auth/me',
  access: 'buyer',
  body: profileChange,
  status: 200,
  reply: user,
  errors: {
    'user.wrong-password': 403,
    'user.username-taken': 409,
    'user.email-taken': 409,
    'user.username-unusable': 400,
  },
});

export const changePassword = defineOperation({
  id: 'identity.change-password',
  summary: 'Change the password; ends every other session of the signed-in buyer',
  method: 'POST',
  path: '/api/auth/password',
  access: 'buyer',
  body: passwordChange,
  status: 204,
  reply: undefined,
  errors: {
    'user.wrong-password': 403,
    'user.password-too-common': 400,
    'user.password-personal': 400,
  },
});

export const deleteAccount = defineOperation({
  id: 'identity.delete-account',
  summary: 'Delete the account and all its data',
  method: 'DELETE',
  path: '/api/auth/me',
  access: 'buyer',
  body: accountDeletion,
  status: 204,
  reply: undefined,
  errors: { 'user.wrong-password': 403 },
});

export const session = z.object({
  id: z.string(),
  /** Browser and system in which it was opened, such as `Chrome on Windows`. Null if unknown. */
  device: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Whether this request belongs to it. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = defineOperation({
  id: 'identity.list-sessions',
  summary: 'List the signed-in buyer’s sessions, newest first',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'buyer',
  status: 200,
  reply: z.array(session),
  errors: {},
});

export const revokeSession = defineOperation({
  id: 'identity.revoke-session',
  summary: 'End one of the signed-in buyer’s sessions',
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  access: 'buyer',
  params: z.strictObject({ sessionId: identifier }),
  status: 204,
  reply: undefined,
  errors: { 'session.not-found': 404 },
});

export const checkAdmin = defineOperation({
  id: 'identity.check-admin',
  summary: 'Check the admin credentials',
  method: 'GET',
  path: '/api/admin/check-auth',
  access: 'admin',
  status: 200,
  reply: z.object({ authenticated: z.literal(true) }),
  errors: {},
});

export const adminCredential = z.strictObject({
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.adminUsernameMissing),
      z.maxLength(limits.usernameMaximum, texts.usernameTooLong),
    ),
  password: z
    .string()
    .check(z.minLength(1, texts.adminPasswordMissing), z.maxLength(limits.passwordMaximum, texts.passwordTooLong)),
});

/** The processes that verify access tokens. */
const verifiers = ['gateway', 'journey', 'commerce', 'analytics'] as const;

export const keySet = defineOperation({
  id: 'identity.key-set',
  summary: 'Get the public keys that verify tokens (RFC 7517)',
  method: 'GET',
  path: '/internal/jwks.json',
  access: 'internal',
  callers: verifiers,
  status: 200,
  reply: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  errors: {},
});

export const revokedSession = z.object({ sessionId: z.string(), expiresAt: z.iso.datetime() });

export const listRevocations = defineOperation({
  id: 'identity.list-revocations',
  summary: 'List ended sessions whose access tokens may not have expired yet',
  method: 'GET',
  path: '/internal/revocations',
  access: 'internal',
  callers: verifiers,
  status: 200,
  reply: z.array(revokedSession),
  errors: {},
});

const deviceSecret = z.string().check(z.regex(/^[\w-]{43}$/));

export const issueAdminToken = defineOperation({
  id: 'identity.issue-admin-token',
  summary: 'Exchange admin credentials for a token that lasts one minute',
  method: 'POST',
  path: '/internal/admin-tokens',
  access: 'internal',
  callers: ['gateway'],
  body: z.extend(adminCredential, {
    /** The admin's network address, as the gateway sees it. */
    address: z.string().check(z.minLength(1), z.maxLength(64)),
    /** From an earlier sign-in on the same device. */
    device: z.optional(deviceSecret),
  }),
  status: 200,
  /** `device`: to store on the admin's device. */
  reply: z.object({ token: z.string(), expiresAt: z.iso.datetime(), device: deviceSecret }),
  errors: { 'session.invalid-credentials': 401 },
});
