import {
  accountMailSeconds,
  signInCodeLength,
  signInCodeLetters,
  verificationCodeLength,
  type AccountMailKind,
} from '@hearthway/contracts/identity';

/**
 * An email about an account that svc-commerce is to send. Asking for one says nothing about whether there is such an account: that is
 * found out when it is about to be sent, and only then it gets a token or a code, of which we store the hash.
 */
export interface AccountMail {
  id: string;
  kind: AccountMailKind;
  /** The address that it goes to, or the username or email that somebody typed. Sealed, bound to the id. */
  sealedName: string;
  /** The account; unknown until an email that anyone may ask for is issued. */
  userId?: string;
  /** What a new-device notice is about. */
  sessionId?: string;
  device?: string;
  /** Of the token in the link, or of the one that stays in the browser that asked for a sign-in code. */
  linkHash?: string;
  codeHash?: string;
  /** Wrong codes so far. */
  tries: number;
  requestedAt: Date;
  /** When its link or code stops working. Until it is issued: when it lapses. */
  expiresAt: Date;
}

/** When an email stops working that is asked for, or issued, now. */
export function expiryOf(kind: AccountMailKind, now: Date): Date {
  return new Date(now.getTime() + accountMailSeconds[kind] * 1000);
}

/** How many emails of a kind one account or name can ask for. More are not sent, and whoever asks is not told. */
export const mailLimits = {
  'password-reset': { count: 3, seconds: 30 * 60 },
  'sign-in-code': { count: 5, seconds: 60 * 60 },
  /** With five tries a code, 25 guesses a day at one in a million. */
  'email-verification': { count: 5, seconds: 24 * 60 * 60 },
} as const satisfies Partial<Record<AccountMailKind, { count: number; seconds: number }>>;
export type LimitedMailKind = keyof typeof mailLimits;

const digits = '0123456789';

/** A code for this kind of email, of characters that `pick` chooses: it gets a number and returns a smaller one. */
export function newCode(kind: AccountMailKind, pick: (count: number) => number): string {
  const [letters, length] =
    kind === 'sign-in-code' ? [signInCodeLetters, signInCodeLength] : [digits, verificationCodeLength];
  return Array.from({ length }, () => letters.charAt(pick(letters.length))).join('');
}
