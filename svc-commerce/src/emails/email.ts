import { emailTypes, type EmailType, type ProductType } from '@hearthway/contracts/commerce';
import { accountMailKinds, type AccountMailKind } from '@hearthway/contracts/identity';
import { signingMailKinds, type SigningMailKind } from '@hearthway/contracts/journey';
import type { Payment } from '../payments/index.js';

/** About a join or a payment, about an account, about a deadline or event that is near, or about signing a document. */
export type MailType = EmailType | AccountMailKind | 'alert' | SigningMailKind;
export const mailTypes: readonly MailType[] = [...emailTypes, ...accountMailKinds, 'alert', ...signingMailKinds];

/** svc-identity names its recipient and link when it is about to be sent. */
export const isAccountMail = (type: MailType): type is AccountMailKind =>
  accountMailKinds.some((kind) => kind === type);

/** svc-journey names its recipient, and its link or code, when it is about to be sent. */
export const isSigningMail = (type: MailType): type is SigningMailKind =>
  signingMailKinds.some((kind) => kind === type);

/** Its link or code is made when it is sent, and of two, the newest works. */
const isReissued = (type: MailType): boolean => isAccountMail(type) || isSigningMail(type);
export const reissuedTypes: readonly MailType[] = mailTypes.filter(isReissued);

/** The service that alone knows where it goes, if one does. */
export type Directory = 'identity' | 'journey';

export function directoryOf(type: MailType): Directory | undefined {
  if (isSigningMail(type)) return 'journey';
  return isAccountMail(type) || type === 'alert' ? 'identity' : undefined;
}

/**
 * Emails about accounts that anyone can cause in great number, by registering, logging in, or asking for codes. The others
 * recover an account or warn its owner: svc-identity limits them, and no flood of these may hold them up.
 */
const floodableKinds = [
  'email-verification',
  'verification-reminder',
  'sign-in-code',
  'new-device',
] as const satisfies readonly AccountMailKind[];
const isFloodable = (type: MailType): boolean => floodableKinds.some((kind) => kind === type);

/**
 * `queued` until its first attempt, `waiting` for another attempt or for a cap, `sending` from before the provider is asked
 * until it has answered. The other three are final.
 */
export type EmailState = 'queued' | 'waiting' | 'sending' | 'sent' | 'suppressed' | 'failed';

/**
 * Why an email was not sent: its entry, purchase, or reason is gone, or its moment has passed (`gone`); the recipient has
 * unsubscribed (`unsubscribed`); the provider refused it (`refused`) or was unavailable for too long (`given-up`); or nobody
 * knows whether it was sent (`unconfirmed`).
 */
export type EmailTrouble = 'gone' | 'unsubscribed' | 'refused' | 'given-up' | 'unconfirmed';

/** Whom an alert goes to, and what it says. Deleted once the email has ended. */
export interface Alert {
  readonly userId: string;
  /** Deadlines with their names in our rules, or other events, whose names are `null`. Those that moved meanwhile are left out. */
  readonly events: readonly { readonly eventId: string; readonly deadline: string | null }[];
  readonly startsAt: Date;
  /** IANA name of the zone in which to tell the time. */
  readonly timeZone: string;
}

/** One email of a type about a subject. Its address is looked up when it is sent, so it is stored, and deleted, in one place. */
export interface Email {
  readonly id: string;
  readonly type: MailType;
  /** The waitlist entry or the payment that it is about, the email's id at svc-identity or svc-journey, or the alert. */
  readonly subjectId: string;
  /** Pseudonym of the address, for suppressions. Emails to accounts have none. */
  readonly recipientKey?: string;
  /** Pseudonym of the network that a join came from. */
  readonly networkKey?: string;
  readonly alert?: Alert;
  /** Of the request or message that it was queued for. */
  readonly traceparent?: string;
  /** Lower goes first: alerts after what somebody waits for, and marketing last. */
  readonly priority: number;
  readonly state: EmailState;
  readonly problem?: EmailTrouble;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly createdAt: Date;
}

export type NewEmail = Omit<Email, 'priority' | 'state' | 'problem' | 'attempts' | 'dueAt' | 'createdAt'>;

export function newEmail(email: NewEmail, now: Date): Email {
  return {
    ...email,
    priority: priorityOf(email.type),
    state: 'queued',
    attempts: 0,
    dueAt: now,
    createdAt: now,
  };
}

/** About a document to sign. A buyer causes it at an address that they typed. A signer waits for a code. */
const isSignatureMail = (type: MailType): boolean => isSigningMail(type) && type !== 'signature-code';

function priorityOf(type: MailType): number {
  if (isMarketing(type)) return 2;
  return type === 'alert' || isSignatureMail(type) ? 1 : 0;
}

/** Recipients can unsubscribe from it, and it goes last. */
export const isMarketing = (type: MailType): boolean => type === 'waitlist';

export interface Purchase {
  readonly email: string;
  readonly firstName: string;
  readonly productType: ProductType;
  readonly amountCents: number;
  readonly memberNumber?: number | undefined;
  readonly paidAt: Date;
}

/** What a receipt is about: a payment that is completed and was not refunded since. */
export function purchaseOf(payment: Payment | undefined): Purchase | undefined {
  if (payment?.status !== 'completed' || !payment.buyer) return undefined;
  const { buyer, productType, amountCents, memberNumber, settledAt, createdAt } = payment;
  const { email, firstName } = buyer;
  return { email, firstName, productType, amountCents, memberNumber, paidAt: settledAt ?? createdAt };
}

/** How many emails may be sent in one window. */
export interface EmailLimits {
  readonly windowMilliseconds: number;
  readonly perAddress: number;
  /** Floodable emails about an account, per address. Apart from receipts, so that neither holds up the other. */
  readonly ofAccountPerAddress: number;
  /** Apart from everything else, so that a buyer with a full schedule still gets receipts and login codes. */
  readonly alertsPerAddress: number;
  /** What buyers cause at an address that they typed, what its owner causes by signing, and news for the buyer, each for itself. */
  readonly signingPerAddress: number;
  /** Confirmations of joins from one network. */
  readonly perNetwork: number;
  /** All marketing, so that a flood of joins leaves room for receipts. */
  readonly marketing: number;
  /** Floodable emails about all accounts, so that a flood of registrations leaves room for the others. */
  readonly ofAccounts: number;
  /** All alerts: many may be due in the same minute. */
  readonly alerts: number;
  /** All emails about documents to sign, without codes. */
  readonly signing: number;
  /** More than `marketing`, `ofAccounts`, `alerts`, and `signing` together. */
  readonly all: number;
  readonly tests: number;
}

/**
 * Labels of metrics and parts of stored keys, so they outlive a release: `news` caps marketing; `account`, `alerts`, `signing`,
 * `signing-own`, and `signing-news` are per address.
 */
export const capNames = [
  'address',
  'account',
  'alerts',
  'signing',
  'signing-own',
  'signing-news',
  'network',
  'news',
  'all-accounts',
  'all-alerts',
  'all-signing',
  'all',
  'tests',
] as const;
export type CapName = (typeof capNames)[number];

/** One counter with a maximum. */
export interface Cap {
  readonly name: CapName;
  /** Of the counter, which is for one window only. */
  readonly key: string;
  readonly maximum: number;
}

/** All instances count in the same windows. */
export function windowEnd({ windowMilliseconds }: EmailLimits, now: Date): Date {
  return new Date((Math.floor(now.getTime() / windowMilliseconds) + 1) * windowMilliseconds);
}

/** The caps of an email, narrowest first: whoever has reached their own cap must not use up everybody's. */
export function capsOf(
  email: Pick<Email, 'type' | 'recipientKey' | 'networkKey'>,
  limits: EmailLimits,
  now: Date,
): Cap[] {
  const { type, recipientKey, networkKey } = email;
  const window = windowEnd(limits, now).getTime();
  const cap = (name: CapName, of: string, maximum: number): Cap => ({ name, key: `${name}:${of}:${window}`, maximum });
  const perAddress = (key: string) => {
    if (isFloodable(type)) return [cap('account', key, limits.ofAccountPerAddress)];
    if (type === 'alert') return [cap('alerts', key, limits.alertsPerAddress)];
    if (isSigningMail(type)) return [cap(signingCaps[type], key, limits.signingPerAddress)];
    const isOurs = type === 'admin'; // our own mailbox gets a notice of every purchase
    return isOurs || isAccountMail(type) ? [] : [cap('address', key, limits.perAddress)];
  };
  return [
    ...(recipientKey === undefined ? [] : perAddress(recipientKey)),
    ...(networkKey === undefined ? [] : [cap('network', networkKey, limits.perNetwork)]),
    ...(isMarketing(type) ? [cap('news', 'all', limits.marketing)] : []),
    ...(isFloodable(type) ? [cap('all-accounts', 'all', limits.ofAccounts)] : []),
    ...(type === 'alert' ? [cap('all-alerts', 'all', limits.alerts)] : []),
    ...(isSignatureMail(type) ? [cap('all-signing', 'all', limits.signing)] : []),
    cap('all', 'all', limits.all),
  ];
}

/** Buyers who aim at a stranger can’t use up the codes and copies of those who sign. */
const signingCaps = {
  'signature-request': 'signing',
  'signature-reminder': 'signing',
  'signature-completed': 'signing-own',
  'signature-code': 'signing-own',
  'signature-progress': 'signing-news',
  'signature-ended': 'signing-news',
} as const satisfies Record<SigningMailKind, CapName>;

export function testCaps(limits: EmailLimits, now: Date): Cap[] {
  return [{ name: 'tests', key: `tests:all:${windowEnd(limits, now).getTime()}`, maximum: limits.tests }];
}

/** How the provider answered. */
export type SendOutcome =
  | { readonly kind: 'taken' }
  /** Not taken, but worth another attempt. */
  | { readonly kind: 'later'; readonly afterMilliseconds?: number | undefined; readonly reason: string }
  /** Not taken because of our key or our sender, so no mail is, until we correct them. */
  | { readonly kind: 'barred'; readonly reason: string }
  /** Not taken, and never will be. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The connection ended before an answer came. */
  | { readonly kind: 'unknown'; readonly reason: string };

export interface EmailChange {
  readonly state: EmailState;
  readonly problem?: EmailTrouble;
  readonly dueAt?: Date;
  readonly attempts?: number;
}

const longestMilliseconds = 60 * 60_000;
/** About half a day with the default of 15 seconds. */
export const maximumAttempts = 20;

/** How long all mail waits while the provider refuses our key or sender: a minute with the default. */
export const barredWait = (retryMilliseconds: number): number => 4 * retryMilliseconds;

/**
 * What an email becomes after an attempt, which `attempts` includes. After an unknown outcome, an email about an account or to a
 * signer is sent again: of two, the newest link works, while a lost warning lets a thief keep an account. A receipt is not: two of them look
 * like two payments, and a lost one can be asked for.
 */
export function afterAttempt(
  { type, attempts }: Pick<Email, 'type' | 'attempts'>,
  outcome: SendOutcome,
  retryMilliseconds: number,
  now: Date,
): EmailChange {
  const again = (lastProblem: EmailTrouble, atLeastMilliseconds = 0): EmailChange => {
    if (attempts >= maximumAttempts) return { state: 'failed', problem: lastProblem };
    const growing = Math.min(retryMilliseconds * 2 ** (attempts - 1), longestMilliseconds);
    return { state: 'waiting', dueAt: new Date(now.getTime() + Math.max(growing, atLeastMilliseconds)) };
  };
  switch (outcome.kind) {
    case 'taken':
      return { state: 'sent' };
    case 'refused':
      return { state: 'failed', problem: 'refused' };
    case 'unknown':
      return isReissued(type) ? again('unconfirmed') : { state: 'failed', problem: 'unconfirmed' };
    case 'barred':
      return {
        state: 'waiting',
        attempts: attempts - 1,
        dueAt: new Date(now.getTime() + barredWait(retryMilliseconds)),
      };
    case 'later':
      return again('given-up', outcome.afterMilliseconds);
  }
}
