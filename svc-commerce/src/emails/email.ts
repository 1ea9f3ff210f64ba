import type { EmailType } from '@hearthway/contracts/commerce';

/**
 * `queued` until its time comes, `waiting` for a cap to pass or for another try, `sending` from before the provider is asked
 * until it has answered. The other three are ends.
 */
export type EmailState = 'queued' | 'waiting' | 'sending' | 'sent' | 'suppressed' | 'failed';

/**
 * Why an email ended otherwise than sent: whom it was for has left or was given the money back (`gone`), wants no news
 * (`unsubscribed`), the provider said no (`refused`) or could not take it for too long (`given-up`), or nobody knows
 * whether it went out (`unconfirmed`).
 */
export type EmailTrouble = 'gone' | 'unsubscribed' | 'refused' | 'given-up' | 'unconfirmed';

/** One email to be sent because of one event. Whom it goes to is looked up when it is sent, so that it is erased in one place. */
export interface Email {
  readonly id: string;
  readonly eventId: string;
  readonly type: EmailType;
  /** The entry of the waitlist, or the payment, that it is about. */
  readonly subjectId: string;
  /** Stands for the address, for caps and for who unsubscribed. */
  readonly recipientKey?: string;
  /** Stands for where the join came from. */
  readonly networkKey?: string;
  /** Of the message that it was queued for. */
  readonly traceparent?: string;
  /** Lower goes first: who paid waits for nobody who joined. */
  readonly priority: number;
  readonly state: EmailState;
  readonly problem?: EmailTrouble;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly createdAt: Date;
}

export interface NewEmail {
  readonly id: string;
  readonly eventId: string;
  readonly type: EmailType;
  readonly subjectId: string;
  readonly recipientKey: string;
  readonly networkKey?: string | undefined;
  readonly traceparent?: string | undefined;
}

export function newEmail({ networkKey, traceparent, ...email }: NewEmail, now: Date): Email {
  return {
    ...email,
    ...(networkKey !== undefined && { networkKey }),
    ...(traceparent !== undefined && { traceparent }),
    priority: isNews(email.type) ? 1 : 0,
    state: 'queued',
    attempts: 0,
    dueAt: now,
    createdAt: now,
  };
}

/** Mail that nobody needs as a proof: it can be unsubscribed from, and is the first to wait. */
export const isNews = (type: EmailType): boolean => type === 'waitlist';

/** What came of asking the provider. */
export type SendOutcome =
  | { readonly kind: 'taken' }
  /** Surely not taken, and worth another try. */
  | { readonly kind: 'later'; readonly afterMilliseconds?: number | undefined; readonly reason: string }
  /** Surely not taken, like all other mail, until we mend our key or our sender. */
  | { readonly kind: 'barred'; readonly reason: string }
  /** Surely not taken, and never will be. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The connection ended before an answer came. */
  | { readonly kind: 'unknown'; readonly reason: string };

export interface EmailChange {
  readonly state: EmailState;
  readonly problem?: EmailTrouble;
  readonly dueAt?: Date;
  readonly attempts?: number;
}

export interface RetryRules {
  /** Of the second attempt; doubles with each after it, up to an hour. */
  readonly firstMilliseconds: number;
}

const longestMilliseconds = 60 * 60_000;
/** With the default of fifteen seconds this is about half a day. */
const mostAttempts = 20;

/** How long all mail waits while the provider takes none of ours: with the default a minute. It is no fault of the mail. */
export const barredWait = ({ firstMilliseconds }: RetryRules): number => 4 * firstMilliseconds;

/**
 * What an email becomes after an attempt; `attempts` counts it. One of which nobody knows whether it was taken is not sent
 * again: a receipt twice makes people think that they paid twice, and one that is missing can be asked for.
 */
export function afterAttempt(attempts: number, outcome: SendOutcome, rules: RetryRules, now: Date): EmailChange {
  switch (outcome.kind) {
    case 'taken':
      return { state: 'sent' };
    case 'refused':
      return { state: 'failed', problem: 'refused' };
    case 'unknown':
      return { state: 'failed', problem: 'unconfirmed' };
    case 'barred':
      return { state: 'waiting', attempts: attempts - 1, dueAt: new Date(now.getTime() + barredWait(rules)) };
    case 'later': {
      if (attempts >= mostAttempts) return { state: 'failed', problem: 'given-up' };
      const growing = Math.min(rules.firstMilliseconds * 2 ** (attempts - 1), longestMilliseconds);
      const wait = Math.max(growing, outcome.afterMilliseconds ?? 0);
      return { state: 'waiting', dueAt: new Date(now.getTime() + wait) };
    }
  }
}
