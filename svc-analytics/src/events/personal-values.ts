import { maskedText } from '@hearthway/service-kit';

const mask = '[removed]';

/** A social security number, the shortest of the numbers that are looked for. */
const smallestOfNineDigits = 100_000_000;

/** The value with a mask in place of whatever looks personal in it; a number that does is masked whole. */
export function maskedValue(value: unknown): unknown {
  if (typeof value === 'string') return maskedText(value, mask);
  if (typeof value !== 'number' || Math.abs(value) < smallestOfNineDigits) return value;
  const digits = String(value);
  return maskedText(digits, mask) === digits ? value : mask;
}
