import * as z from 'zod/mini';
import { lineOfText } from './line-of-text.js';

const refused = 'Please leave out Social Security, account, and card numbers. We never need them.';

/** Written as 123-45-6789, with other marks in place of the dashes, or as nine digits in a row. Excludes a list: `101, 12, 1400`. */
const socialSecurityNumber = /(?<!\d)(?:\d{3}(,|[^\p{L}\p{N},$]{1,3})\d{2}\1\d{4}|\d{9})(?!\d)/u;
/** A card number has 13 to 19 digits, often in groups; most account numbers have 8 or more in a row. */
const cardNumber = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/;
const longNumber = /(?<!\d)\d{8,}(?!\d)/g;
const phoneNumber = /^1?\d{10}$/;
/** Such as "routing no. 021-000-021". */
const namedNumber = /\b(?:acct|account|routing|aba|iban)\b(?:\s+(?:number|no|is)\b)?[\s#:.]{0,3}(\d[-._/ \d]*)/gi;
/** Routing and account numbers are also written in groups: 021 000 021. */
const groups = /(?<!\d)\d+(?:[-._/ ]{1,3}\d+)+/g;

/** Other things written with many digits. */
const amount = /(?<!\d)\d{1,3}(?:,\d{3}){1,3}(?:\.\d\d)?(?!\d)/g;
const date = /(?<!\d[-./]?)(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:\d{4}|\d\d))(?![-./]?\d)/g;
const phone = /(?<!\d[-.]?)(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![-.]?\d)/g;
const zipCode = /(?<!\d[-.]?)\d{5}-\d{4}(?![-.]?\d)/g;
/** The unit or road before a ZIP code of nine digits: `#1204 37201-1234`. Together, they can have as many as a card number. */
const beforeZipCode = /(?<!\d[- ]?)\d{1,7} (?=\d{5}-\d{4}(?![- ]?\d))/g;

/** Whether a text seems to hold a number that could be used to steal money or an identity. `phones`: ten digits in a row are fine. */
export function holdsPrivateNumber(text: string, { phones = false } = {}): boolean {
  const plain = withPlainDigits(text);
  if (socialSecurityNumber.test(plain) || cardNumber.test(without(plain, [beforeZipCode]))) return true;
  if ([...plain.matchAll(longNumber)].some(([digits]) => !(phones && phoneNumber.test(digits)))) return true;
  const rest = without(plain, [amount, date]);
  if ([...rest.matchAll(namedNumber)].some(([, digits = '']) => countOf(digits) >= 6)) return true;
  return [...without(rest, [phone, zipCode]).matchAll(groups)].some(([number]) => isGroupedNumber(number));
}

/** Excludes `2024 2026`, `10000-15000`, and `pages 12 14 16 18 20`. */
function isGroupedNumber(number: string): boolean {
  const lengths = number.split(/\D+/).map(({ length }) => length);
  if (countOf(number) < 9 || (lengths.length === 2 && !number.startsWith('0'))) return false;
  return lengths.some((length) => length > 2) || lengths.every((length) => length === 1);
}

const countOf = (number: string): number => number.replace(/\D/g, '').length;

const without = (text: string, shapes: readonly RegExp[]): string =>
  shapes.reduce((rest, shape) => rest.replace(shape, '…'), text);

/** Digits of every script and width as 0 to 9, with no invisible characters between them, and one kind of dash. */
function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Me}]/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\p{Pd}/gu, '-');
}

/** In Unicode, the digits of a script are consecutive, starting with its zero. */
function plainDigit(digit: string): string {
  let steps = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - steps - 1))) steps += 1;
  return String(steps % 10);
}

interface PublicLineOptions {
  readonly phones?: boolean;
  /** What to say about text of invisible characters. */
  readonly invisible?: string;
}

/** One line of text that refuses Social Security, account, and card numbers. One that is too long isn’t searched: that takes time. */
export const publicLine = (maximum: number, options: PublicLineOptions = {}) =>
  lineOfText(maximum, options.invisible).check(
    z.refine((text) => text.length > maximum || !holdsPrivateNumber(text, options), refused),
  );
