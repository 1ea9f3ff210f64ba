const mask = '[removed]';

/** A number of the social security is the shortest of those that are looked for. */
const smallestOfNineDigits = 100_000_000;

/** What a value must have at least to be worth the search: of hundreds that pages report hardly any has. */
const suspicious = /@|%40|\d{3}/;

/**
 * What an address, a number of a phone, of the social security or of a card looks like. Each can begin only where a word
 * does, so that a text of any make is read once and not again from each of its characters.
 */
const personalPatterns = [
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+(?:@|%40)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu,
  // North American: neither the area nor the exchange begins with 0 or 1, so that most counts and times are none.
  /(?<!\w)(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}(?!\w)/g,
  /\+\d(?:[ .()-]?\d){7,14}(?!\w)/g,
  /(?<!\w)\d{3}([ -]?)\d{2}\1\d{4}(?!\w)/g,
  /(?<!\w)\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\w)/g,
];

/** The value with a mask in place of whatever looks personal in it; a number that does is masked whole. */
export function maskedValue(value: unknown): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (typeof value !== 'number' || value < smallestOfNineDigits) return value;
  const digits = String(value);
  return maskedText(digits) === digits ? value : mask;
}

export function maskedText(text: string): string {
  if (!suspicious.test(text)) return text;
  return personalPatterns.reduce((masked, pattern) => masked.replace(pattern, mask), text);
}
