/**
 * Email addresses and the numbers of phones, social security and cards. Each can begin only where a word does, so that a
 * search reads a text once and does not begin again at each of its characters.
 */
export const personalPatterns: readonly RegExp[] = [
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+(?:@|%40)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu,
  // North American: neither area nor exchange begins with 0 or 1, which keeps most counts and times readable.
  /(?<!\w)(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}(?!\w)/g,
  /\+\d(?:[ .()-]?\d){7,14}(?!\w)/g,
  /(?<!\w)\d{3}([ -]?)\d{2}\1\d{4}(?!\w)/g,
  /(?<!\w)\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\w)/g,
];

/** Hardly any text has one of these, and without them there is nothing to search for. */
const suspicious = /@|%40|\d{3}/;

/** The text with `mask` in place of whatever looks like an email address or a personal number. */
export function maskedText(text: string, mask = '[removed]'): string {
  if (!suspicious.test(text)) return text;
  return personalPatterns.reduce((masked, pattern) => masked.replace(pattern, mask), text);
}
