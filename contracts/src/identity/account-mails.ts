import * as z from 'zod/mini';
import { emailAddress } from '../email-address.js';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';

// Kept separate from what pages call, since those would load it too.

const to = emailAddress;
const token = z.string();
const device = z.nullable(z.string());
const at = z.iso.datetime();

/**
 * What one email says, for the service that is about to send it. `isChange`: whether an account gets this address in place of one that
 * it has confirmed. `username` is null if strangers could have chosen it to be read. `isPasswordOff`: whether we turned the password off,
 * and mail the link without being asked.
 */
export const accountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email-verification'), to, token, code: z.string(), isChange: z.boolean() }),
  z.object({ kind: z.literal('verification-reminder'), to, token, code: z.string() }),
  z.object({
    kind: z.literal('password-reset'),
    to,
    token,
    username: z.nullable(z.string()),
    isPasswordOff: z.boolean(),
  }),
  z.object({ kind: z.enum(['password-changed', 'email-change-undone']), to, at }),
  z.object({ kind: z.literal('email-changed'), to, token, at }),
  z.object({ kind: z.literal('sign-in-code'), to, code: z.string(), device }),
  z.object({ kind: z.literal('new-device'), to, token, device, at }),
]);
export type AccountMail = z.infer<typeof accountMail>;

export const issueAccountMail = defineOperation({
  id: 'identity.issue-account-mail',
  summary: 'Get the recipient of an email about an account, and a new token or code for it; only the latest one works',
  method: 'POST',
  path: '/internal/account-mails',
  access: 'internal',
  callers: ['commerce'],
  body: z.strictObject({ mailId: identifier }),
  status: 200,
  reply: accountMail,
  /** There is nobody to send it to, or no longer a reason. */
  errors: { 'account-mail.gone': 404 },
});

export const findVerifiedEmail = defineOperation({
  id: 'identity.find-verified-email',
  summary: 'Get the confirmed email address of an account, if it has one',
  method: 'POST',
  path: '/internal/verified-emails',
  access: 'internal',
  callers: ['commerce', 'journey'],
  body: z.strictObject({ userId: identifier }),
  status: 200,
  reply: z.object({ email: z.nullable(z.string()) }),
  errors: {},
});

export const findVerifiedAccount = defineOperation({
  id: 'identity.find-verified-account',
  summary: 'Get the account that has confirmed an email address, if there is one',
  method: 'POST',
  path: '/internal/verified-accounts',
  access: 'internal',
  callers: ['commerce'],
  body: z.strictObject({ email: z.string().check(z.maxLength(1000)) }),
  status: 200,
  reply: z.object({ userId: z.nullable(z.string()) }),
  errors: {},
});
