import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { authTexts } from '../texts.js';
import { loginName, password, signedIn, user } from './http.js';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What a mailed link, code, or notice is for. */
export const accountMailKinds = [
  'email-verification',
  'verification-reminder',
  'password-reset',
  'password-changed',
  'email-changed',
  'email-change-undone',
  'sign-in-code',
  'new-device',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/**
 * How long what was mailed works, in seconds. The time starts when the email is sent, since its token is made then. An email that
 * could not be sent within the same time lapses.
 */
export const accountMailSeconds: Readonly<Record<AccountMailKind, number>> = {
  'email-verification': day,
  'verification-reminder': day,
  'password-reset': 30 * minute,
  'password-changed': day,
  'email-changed': 7 * day,
  'email-change-undone': day,
  'sign-in-code': 10 * minute,
  // As long as a session can live.
  'new-device': 30 * day,
};

/** When to remind, once, someone who registered and never confirmed the address. */
export const verificationReminderSeconds = 3 * day;

/** The number of wrong tries that invalidates a mailed code. */
export const codeTries = 5;

/** Digits of the code that confirms an address. */
export const verificationCodeLength = 6;
/**
 * The sign-in code has eight of these twenty letters: 25.6 billion codes, so that 100,000 guesses, however many networks and accounts
 * they are spread over, succeed with a probability of 4 in a million. Without vowels they spell no words.
 */
export const signInCodeLetters = 'BCDFGHJKLMNPQRSTVWXZ';
export const signInCodeLength = 8;

/** Normalized for comparison: people type it in any case, with or without the hyphen that we show. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Any other text is an invalid token. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

/** A code as typed: in any case, with spaces or hyphens anywhere. Impossible codes are refused without counting as a try. */
const codeOf = (characters: string, length: number, wrongShape: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, authTexts.codeMissing),
      z.maxLength(40, wrongShape),
      z.regex(new RegExp(`^(([\\s-]*[${characters}${characters.toLowerCase()}]){${length}}[\\s-]*)?$`), wrongShape),
    );

/** What the page of a mailed link sends. */
export const linkRequest = z.strictObject({ token: linkToken });
const unusable = { 'account-link.unusable': 410 } as const;
const wrongCode = { 'account-code.wrong': 400 } as const;

export const accountNameRequest = z.strictObject({ username: loginName });

export const requestPasswordReset = defineOperation({
  id: 'identity.request-password-reset',
  summary:
    'Email the username and a link for choosing a new password, if there is such an account; answers the same either way',
  method: 'POST',
  path: '/api/auth/password-resets',
  access: 'public',
  body: accountNameRequest,
  status: 204,
  reply: undefined,
  errors: {},
});

export const newPassword = z.strictObject({ token: linkToken, newPassword: password });

export const completePasswordReset = defineOperation({
  id: 'identity.complete-password-reset',
  summary:
    'Choose a new password with the token of a mailed link; confirms the email address, and ends every session of the account',
  method: 'POST',
  path: '/api/auth/password-resets/complete',
  access: 'public',
  body: newPassword,
  status: 204,
  reply: undefined,
  errors: { ...unusable, 'user.password-too-common': 400, 'user.password-personal': 400 },
});

export const requestSignInCode = defineOperation({
  id: 'identity.request-sign-in-code',
  summary:
    'Email a code for signing in, if there is such an account with a confirmed address; answers the same either way',
  method: 'POST',
  path: '/api/auth/sign-in-codes',
  access: 'public',
  body: accountNameRequest,
  status: 201,
  /** The code works only together with this secret, which stays in the browser that asked for it. */
  reply: z.object({ requestToken: z.string() }),
  errors: {},
});

export const signInCode = z.strictObject({
  requestToken: linkToken,
  code: codeOf(signInCodeLetters, signInCodeLength, `The code has ${signInCodeLength} letters, without vowels`),
});

export const signInByCode = defineOperation({
  id: 'identity.sign-in-by-code',
  summary: 'Sign in with a mailed code; five wrong ones end it',
  method: 'POST',
  path: '/api/auth/sign-in-codes/complete',
  access: 'public',
  body: signInCode,
  status: 200,
  reply: signedIn,
  errors: { 'session.invalid-code': 401 },
});

export const requestEmailVerification = defineOperation({
  id: 'identity.request-email-verification',
  summary:
    'Email a link and a code that confirm the signed-in buyer’s address, or the new one they asked for; does nothing if there is nothing to confirm',
  method: 'POST',
  path: '/api/auth/email-verifications',
  access: 'buyer',
  status: 204,
  reply: undefined,
  errors: {},
});

export const completeEmailVerification = defineOperation({
  id: 'identity.complete-email-verification',
  summary: 'Confirm an email address with the token of a mailed link, in any browser; safe to repeat',
  method: 'POST',
  path: '/api/auth/email-verifications/complete',
  access: 'public',
  body: linkRequest,
  status: 204,
  reply: undefined,
  errors: { ...unusable, 'user.email-taken': 409 },
});

export const verificationCode = z.strictObject({
  code: codeOf('0123456789', verificationCodeLength, `The code has ${verificationCodeLength} digits`),
});

export const verifyEmailByCode = defineOperation({
  id: 'identity.verify-email-by-code',
  summary: 'Confirm the signed-in buyer’s email address with a mailed code; five wrong ones end it',
  method: 'POST',
  path: '/api/auth/email-verifications/code',
  access: 'buyer',
  body: verificationCode,
  status: 200,
  reply: user,
  errors: { ...wrongCode, 'user.email-taken': 409 },
});

export const undoEmailChange = defineOperation({
  id: 'identity.undo-email-change',
  summary:
    'Go back to a former email address with the token of a mailed link; ends every session, and the password no longer works',
  method: 'POST',
  path: '/api/auth/email-changes/undo',
  access: 'public',
  body: linkRequest,
  status: 204,
  reply: undefined,
  errors: unusable,
});

export const endSessionByLink = defineOperation({
  id: 'identity.end-session-by-link',
  summary: 'End the session that an email told about, with the token of its link; safe to repeat',
  method: 'POST',
  path: '/api/auth/sessions/end',
  access: 'public',
  body: linkRequest,
  status: 204,
  reply: undefined,
  errors: unusable,
});
