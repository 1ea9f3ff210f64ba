import type { trackEvent } from '@hearthway/contracts/analytics';
import type { OperationInput } from '@hearthway/contracts/operation';
import { maskedText } from '@hearthway/service-kit';

/** An event as a browser reports it. */
export type ReportedEvent = OperationInput<typeof trackEvent>['body'];

/** Why an event counts as a program's: its user agent says so, or no person is that fast. */
export type BotReason = 'user-agent' | 'rate';

type EventData = Readonly<Record<string, unknown>>;

export interface StoredEvent {
  /** The browser's own id if it gave one, so that an event sent twice is stored once. */
  readonly _id: string;
  readonly eventType: ReportedEvent['eventType'];
  readonly eventSource: string;
  readonly eventData: EventData;
  readonly visitId?: string;
  /** By the browser's clock, if plausible. */
  readonly occurredAt?: Date;
  /** By our clock. */
  readonly receivedAt: Date;
  /** `null` for a person. */
  readonly bot: BotReason | null;
  /** What a click counts as. It depends on the clicks before it, so it is stored to get the same result when counted again. */
  readonly element?: string;
}

interface Receipt {
  readonly newId: () => string;
  readonly now: Date;
  readonly bot: BotReason | null;
}

const minute = 60_000;
const earliestBeforeReceipt = 48 * 60 * minute;
const latestAfterReceipt = 5 * minute;

/** The stored part of an event: nothing personal, and no implausible time. */
export function toStoredEvent(reported: ReportedEvent, { newId, now, bot }: Receipt): StoredEvent {
  const { eventId, eventType, eventSource, eventData, visitId } = reported;
  const occurredAt = plausibleTime(reported.occurredAt, now);
  return {
    _id: eventId?.toLowerCase() ?? newId(),
    eventType,
    eventSource: maskedText(eventSource),
    eventData: withoutPersonalData(eventData),
    ...(visitId !== undefined && { visitId: visitId.toLowerCase() }),
    ...(occurredAt && { occurredAt }),
    receivedAt: now,
    bot,
  };
}

function plausibleTime(reported: string | undefined, now: Date): Date | undefined {
  if (reported === undefined) return undefined;
  const time = new Date(reported);
  const ahead = time.getTime() - now.getTime();
  return ahead >= -earliestBeforeReceipt && ahead <= latestAfterReceipt ? time : undefined;
}

/** Personal anywhere in a key: `email`, `userEmail`, `e-mail_address`, `emailProvided`. */
const personalParts = [
  ...['email', 'phone', 'address', 'citizenship', 'maritalstatus', 'socialsecurity'],
  ...['password', 'passwd', 'passphrase', 'token', 'secret', 'apikey', 'authorization', 'cookie'],
  ...['birthdate', 'birthday', 'dateofbirth', 'creditcard', 'cardnumber', 'passport', 'driverslicense'],
  // These would tie an event to an account, and outlive the account.
  ...['userid', 'accountid', 'sessionid', 'buyerid', 'customerid'],
  // Names of people only: the name of a page, a tab, a section or an error is not personal.
  ...['firstname', 'lastname', 'fullname', 'middlename', 'maidenname', 'givenname', 'familyname', 'legalname'],
  ...['surname', 'username', 'nickname', 'displayname'],
  ...['buyername', 'borrowername', 'spousename', 'contactname', 'customername'],
];

/** Personal as a whole word of a key, but too short to look for inside other words: `ssn`, `buyer_ssn`. */
const personalWords = new Set(['ssn', 'dob', 'iban', 'cvv', 'pwd', 'mail', 'ip', 'citizen', 'marital', 'street']);

/** Personal as the whole key only. */
const personalKeys = new Set(['name', 'tel']);

/** Drops personal keys and masks personal-looking values, recursively. */
export function withoutPersonalData(data: EventData): EventData {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !isPersonalKey(key))
      .map(([key, value]) => [key, cleaned(value)]),
  );
}

/** Whether a key names personal data, or is personal itself. Case, dashes and underscores do not matter. */
export function isPersonalKey(key: string): boolean {
  const plain = key.replace(/[-_]/g, '').toLowerCase();
  return (
    personalKeys.has(plain) ||
    personalParts.some((part) => plain.includes(part)) ||
    wordsOf(key).some((word) => personalWords.has(word)) ||
    maskedText(key) !== key
  );
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  return typeof value === 'object' && value !== null ? withoutPersonalData(value as EventData) : maskedValue(value);
}

/** `buyerSSN`, `buyer_ssn` and `buyer-ssn` are two words each. */
function wordsOf(key: string): string[] {
  return key.split(/[-_]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
}

const mask = '[removed]';
/** Social security numbers are the shortest numbers that are masked. */
const smallestOfNineDigits = 100_000_000;

/** Masks anything in a text that looks personal; a number that does is masked entirely. */
export function maskedValue(value: unknown): unknown {
  if (typeof value === 'string') return maskedText(value, mask);
  if (typeof value !== 'number' || Math.abs(value) < smallestOfNineDigits) return value;
  const digits = String(value);
  return maskedText(digits, mask) === digits ? value : mask;
}
