import { accountLinkSeconds, accountMailLimit, type AccountMailKind } from '@hearthway/contracts/identity';

/**
 * An email about an account that svc-commerce is to send. Asking for it says nothing about whether there is such an
 * account: that is found out when it is about to be sent. Only then it gets a token, of which we store the hash.
 */
export interface AccountMail {
  id: string;
  kind: AccountMailKind;
  /** Pseudonym of the address, to find an account's emails before anybody knows whose they are. */
  addressKey: string;
  /** The address as asked for, sealed for this row. */
  sealedAddress: string;
  /** The account; unknown until a password reset is about to be sent. */
  userId?: string;
  linkHash?: string;
  linkExpiresAt?: Date;
  requestedAt: Date;
  /** An email that could not be sent until then is not sent any more. */
  lapsesAt: Date;
  /** The row itself. */
  deleteAt: Date;
}

const daySeconds = 24 * 60 * 60;
const longestSeconds: Readonly<Record<AccountMailKind, number>> = {
  ...accountLinkSeconds,
  'password-changed': daySeconds,
};

/** When an email asked for now lapses, and when nothing of it is needed any more: its link may be made at the last moment. */
export function mailLifetime(kind: AccountMailKind, now: Date): Pick<AccountMail, 'lapsesAt' | 'deleteAt'> {
  const seconds = longestSeconds[kind];
  return { lapsesAt: after(now, seconds), deleteAt: after(now, 2 * seconds) };
}

export function linkExpiry(kind: keyof typeof accountLinkSeconds, now: Date): Date {
  return after(now, accountLinkSeconds[kind]);
}

/** Counts of an address start over with each window of the clock, on every instance alike. */
export function countingWindow(now: Date): { readonly name: string; readonly endsAt: Date } {
  const milliseconds = accountMailLimit.windowSeconds * 1000;
  const number = Math.floor(now.getTime() / milliseconds);
  return { name: String(number), endsAt: new Date((number + 1) * milliseconds) };
}

function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
