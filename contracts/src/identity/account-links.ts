import * as z from 'zod/mini';
import { emailAddress } from '../email-address.js';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { accountMailKinds } from './account-mail-kinds.js';
import { identityErrors as errors } from './error-codes.js';
import { password } from './http.js';

export const accountMailKind = z.enum(accountMailKinds);

/**
 * How long a mailed link works. The time starts when the email is sent, since that is when its token is made. A request
 * whose email could not be sent within the same time lapses.
 */
export const accountLinkSeconds = {
  'password-reset': 30 * 60,
  'email-verification': 24 * 60 * 60,
} as const;

/**
 * How many emails with links one address can get, of each kind, in each window of the clock. The window is as long as a
 * link for a new password works: whoever uses up someone else's emails leaves a link in their mailbox that works until the
 * next window.
 */
export const accountMailLimit = { count: 3, windowSeconds: accountLinkSeconds['password-reset'] } as const;

/** Any other text is a token that does not work. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

const unusable = { 'account-link.unusable': errors['account-link.unusable'] };

export const passwordResetRequest = z.strictObject({ email: emailAddress });
export const newPassword = z.strictObject({ token: linkToken, newPassword: password });

/** Answers the same, after the same work, whether or not the account exists. */
export const requestPasswordReset = defineOperation({
  id: 'identity.request-password-reset',
  summary: 'Email a link for choosing a new password, if there is an account with this address',
  method: 'POST',
  path: '/api/auth/password-resets',
  access: 'public',
  body: passwordResetRequest,
  status: 204,
  reply: undefined,
  errors: {},
});

export const completePasswordReset = defineOperation({
  id: 'identity.complete-password-reset',
  summary: 'Choose a new password with the token of a mailed link; ends every session of the account',
  method: 'POST',
  path: '/api/auth/password-resets/complete',
  access: 'public',
  body: newPassword,
  status: 204,
  reply: undefined,
  errors: {
    ...unusable,
    'user.password-too-common': errors['user.password-too-common'],
    'user.password-personal': errors['user.password-personal'],
  },
});

export const requestEmailVerification = defineOperation({
  id: 'identity.request-email-verification',
  summary: 'Email a link that verifies the address of the signed-in buyer; does nothing if it is verified already',
  method: 'POST',
  path: '/api/auth/email-verifications',
  access: 'buyer',
  status: 204,
  reply: undefined,
  errors: {},
});

export const completeEmailVerification = defineOperation({
  id: 'identity.complete-email-verification',
  summary: 'Verify an email address with the token of a mailed link; safe to repeat',
  method: 'POST',
  path: '/api/auth/email-verifications/complete',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  status: 204,
  reply: undefined,
  errors: unusable,
});

/** What one email says, for the service that is about to send it. */
export const accountMail = z.object({
  kind: accountMailKind,
  to: emailAddress,
  /** For the link. Absent in an email without one. */
  token: z.optional(z.string()),
  /** When the email was asked for. */
  requestedAt: z.iso.datetime(),
});
export type AccountMail = z.infer<typeof accountMail>;

export const issueAccountMail = defineOperation({
  id: 'identity.issue-account-mail',
  summary: 'Get the recipient and the link’s token of an email about an account; only the latest token works',
  method: 'POST',
  path: '/internal/account-mails',
  access: 'internal',
  callers: ['commerce'],
  body: z.strictObject({ mailId: identifier }),
  status: 200,
  reply: accountMail,
  errors: { 'account-mail.not-found': errors['account-mail.not-found'] },
});

export const findVerifiedEmail = defineOperation({
  id: 'identity.find-verified-email',
  summary: 'Get the verified email address of an account, if it has one',
  method: 'POST',
  path: '/internal/verified-emails',
  access: 'internal',
  callers: ['commerce'],
  body: z.strictObject({ userId: identifier }),
  status: 200,
  reply: z.object({ verifiedEmail: z.nullable(z.string()) }),
  errors: {},
});

export const findVerifiedAccount = defineOperation({
  id: 'identity.find-verified-account',
  summary: 'Get the account that has verified an email address, if there is one',
  method: 'POST',
  path: '/internal/verified-accounts',
  access: 'internal',
  callers: ['commerce'],
  body: z.strictObject({ email: z.string().check(z.maxLength(1000)) }),
  status: 200,
  reply: z.object({ verifiedUserId: z.nullable(z.string()) }),
  errors: {},
});
