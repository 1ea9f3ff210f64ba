import { maskedText } from '@hearthway/service-kit';
import { maskedValue } from './personal-values.js';

/** What an event may tell of, and no more: what its name says is about a person is taken out, what looks so is masked. */
export type EventData = Readonly<Record<string, unknown>>;

/** Personal wherever they stand in a name: `email`, `userEmail`, `e-mail_address`, `emailProvided`. */
const personalParts = [
  ...['email', 'phone', 'address', 'citizenship', 'maritalstatus', 'socialsecurity'],
  ...['password', 'passwd', 'passphrase', 'token', 'secret', 'apikey', 'authorization', 'cookie'],
  ...['birthdate', 'birthday', 'dateofbirth', 'creditcard', 'cardnumber', 'passport', 'driverslicense'],
  // By which an event would belong to an account, and outlive it.
  ...['userid', 'accountid', 'sessionid', 'buyerid', 'customerid'],
  // Of the many names with `name` those of a person; that of a page, a tab, a section or an error is none.
  ...[
    'firstname',
    'lastname',
    'fullname',
    'middlename',
    'maidenname',
    'givenname',
    'familyname',
    'legalname',
    'surname',
  ],
  ...['username', 'nickname', 'displayname', 'buyername', 'borrowername', 'spousename', 'contactname', 'customername'],
];

/** Personal when they are a whole word of a name, too short to be looked for inside of others: `ssn`, `buyer_ssn`. */
const personalWords = new Set(['ssn', 'dob', 'iban', 'cvv', 'pwd', 'mail', 'ip', 'citizen', 'marital', 'street']);

/** Personal when they are all of a name. */
const personalNames = new Set(['name', 'tel']);

/** Drops personal keys and masks personal-looking values, recursively. */
export function withoutPersonalData(data: EventData): EventData {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !namesPersonalData(name))
      .map(([name, value]) => [name, cleaned(value)]),
  );
}

/** Whether a name says that its value is about a person, or is personal itself; read without case, dashes and underscores. */
export function namesPersonalData(name: string): boolean {
  const plain = name.replace(/[-_]/g, '').toLowerCase();
  return (
    personalNames.has(plain) ||
    personalParts.some((part) => plain.includes(part)) ||
    wordsOf(name).some((word) => personalWords.has(word)) ||
    maskedText(name) !== name
  );
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  return typeof value === 'object' && value !== null ? withoutPersonalData(value as EventData) : maskedValue(value);
}

/** `buyerSSN`, `buyer_ssn` and `buyer-ssn` are two words each. */
function wordsOf(name: string): string[] {
  return name.split(/[-_]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
}
