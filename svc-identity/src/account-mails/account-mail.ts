import {
  accountMailSeconds,
  signInCodeLength,
  signInCodeLetters,
  verificationCodeLength,
  type AccountMailKind,
} from '@hearthway/contracts/identity';

/**
 * An email about an account, for svc-commerce to send. Requesting one doesn't reveal whether the account exists: we
 * check that just before sending, and only then create a token or code, storing just its hash.
 */
export interface AccountMail {
  id: string;
  kind: AccountMailKind;
  /** The recipient's address, or the username or email that somebody typed. Sealed, bound to the id. */
  sealedName: string;
  /** Where the request came from, while the account is still unknown. Also sealed. */
  sealedOrigin?: string;
  /** The account; for emails that anyone may request, unknown until issued. */
  userId?: string;
  /** What a new-device notice is about. */
  sessionId?: string;
  device?: string;
  /** The new-password link is sent because we disabled the old password, not because somebody asked for it. */
  isPasswordOff?: boolean;
  /** Hash of the token in the link, or of the token kept by the browser that requested a sign-in code. */
  linkHash?: string;
  codeHash?: string;
  /** Wrong codes so far. */
  tries: number;
  requestedAt: Date;
  /** When its link or code stops working. Before it is issued: when the request lapses. */
  expiresAt: Date;
}

/** When an email requested or issued now stops working. */
export function expiryOf(kind: AccountMailKind, now: Date): Date {
  return new Date(now.getTime() + accountMailSeconds[kind] * 1000);
}

/** How many emails of a kind, or events that such emails report, one account can have. */
export const mailLimits = {
  /**
   * Counted for familiar places, for all others together, and for each name typed from a network. The window is as long
   * as a link works: anyone who uses up somebody else's emails leaves them a link that works until the next one.
   */
  'password-reset': { count: 3, seconds: 30 * 60 },
  'sign-in-code': { count: 5, seconds: 60 * 60 },
  /** Also per address, once as an account's own and once as a new one: with five tries a code, 50 guesses a day at one in a million. */
  'email-verification': { count: 5, seconds: 24 * 60 * 60 },
  /** Otherwise, an intruder still signed in with a stolen password could outrun the owner's new-password link. */
  'password-changed': { count: 5, seconds: 24 * 60 * 60 },
  'new-device': { count: 10, seconds: 24 * 60 * 60 },
} as const satisfies Partial<Record<AccountMailKind, { count: number; seconds: number }>>;
export type LimitedMailKind = keyof typeof mailLimits;

const digits = '0123456789';

/** A code for this kind of email. `pick` chooses its characters: it takes a number and returns a smaller one. */
export function newCode(kind: AccountMailKind, pick: (count: number) => number): string {
  const [letters, length] =
    kind === 'sign-in-code' ? [signInCodeLetters, signInCodeLength] : [digits, verificationCodeLength];
  return Array.from({ length }, () => letters.charAt(pick(letters.length))).join('');
}

/** The key for counting emails to an address, since one mailbox has any number of plus addresses. */
export function mailboxOf(emailKey: string): string {
  return emailKey.replace(/\+[^@]*/, '');
}
