/**
 * Email addresses, and phone, social security and card numbers. Each must start at a word boundary, so that a search takes
 * linear time.
 */
export const personalPatterns: readonly RegExp[] = [
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+(?:@|%40)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu,
  // North American: area and exchange never begin with 0 or 1, which keeps most counts and times readable.
  /(?<!\w)(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}(?!\w)/g,
  /\+\d(?:[ .()-]?\d){7,14}(?!\w)/g,
  /(?<!\w)\d{3}([ -]?)\d{2}\1\d{4}(?!\w)/g,
  /(?<!\w)\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\w)/g,
];

/** Few texts contain one of these, and without them there is nothing to search for. */
const suspicious = /@|%40|\d{3}/;

/** The text with `mask` in place of email addresses and personal numbers. */
export function maskedText(text: string, mask = '[removed]'): string {
  if (!suspicious.test(text)) return text;
  return personalPatterns.reduce((masked, pattern) => masked.replace(pattern, mask), text);
}
