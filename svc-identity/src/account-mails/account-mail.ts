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
  /** From where it was asked for, while it is not known which account that is for. Sealed likewise. */
  sealedOrigin?: string;
  /** The account; unknown until an email that anyone may ask for is issued. */
  userId?: string;
  /** What a new-device notice is about. */
  sessionId?: string;
  device?: string;
  /** The link for a new password comes because we turned the old one off, and not because somebody asked for it. */
  isPasswordOff?: boolean;
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

/** How often one account can have an email of a kind, or what it tells of. */
export const mailLimits = {
  /**
   * From familiar places, from all others together, and for each name that a network types. The window is as long as a link works:
   * whoever uses up somebody else's emails leaves a link in their mailbox that works until the next one.
   */
  'password-reset': { count: 3, seconds: 30 * 60 },
  'sign-in-code': { count: 5, seconds: 60 * 60 },
  /** Also for the address, once as an account's own and once as a new one: with five tries a code, 50 guesses a day at one in a million. */
  'email-verification': { count: 5, seconds: 24 * 60 * 60 },
  /** Whoever stays signed in with a stolen password could otherwise outrun the owner's link for a new one. */
  'password-changed': { count: 5, seconds: 24 * 60 * 60 },
  'new-device': { count: 10, seconds: 24 * 60 * 60 },
} as const satisfies Partial<Record<AccountMailKind, { count: number; seconds: number }>>;
export type LimitedMailKind = keyof typeof mailLimits;

const digits = '0123456789';

/** A code for this kind of email, of characters that `pick` chooses: it gets a number and returns a smaller one. */
export function newCode(kind: AccountMailKind, pick: (count: number) => number): string {
  const [letters, length] =
    kind === 'sign-in-code' ? [signInCodeLetters, signInCodeLength] : [digits, verificationCodeLength];
  return Array.from({ length }, () => letters.charAt(pick(letters.length))).join('');
}

/** What emails to an address are counted by: one mailbox has any number of addresses with a plus. */
export function mailboxOf(emailKey: string): string {
  return emailKey.replace(/\+[^@]*/, '');
}
