import type { propertyTypes } from '../journey/index.js';

// Reads single values as people write them, in a listing or in the cell of a table. `undefined`: not such a value.

/** `425,000`, `$425K`, `1.2M`, `$95.50` in cents. */
export function cents(text: string): number | undefined {
  const [, digits, part = '', unit = ''] =
    /^\$?\s?(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(\.\d{1,3})?\s?(k|m|mm|mil|million|thousand)?$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const value = Math.round(Number(digits.replaceAll(',', '') + part) * (factors.get(unit.toLowerCase()) ?? 1) * 100);
  return Number.isSafeInteger(value) ? value : undefined;
}

const factors: ReadonlyMap<string, number> = new Map([
  ['k', 1_000],
  ['thousand', 1_000],
  ['m', 1_000_000],
  ['mm', 1_000_000],
  ['mil', 1_000_000],
  ['million', 1_000_000],
]);

/** `1,850` or `1850`. */
export function wholeNumber(text: string): number | undefined {
  return /^(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})$/.test(text.trim())
    ? Number(text.trim().replaceAll(',', ''))
    : undefined;
}

/** `3`, `2.5`, `2½`, `2 1/2`, `three`. */
export function count(text: string): number | undefined {
  const written = text.trim().toLowerCase();
  if (Object.hasOwn(numbersInWords, written)) return numbersInWords[written];
  const [, whole, half = '', part = ''] = /^(\d{1,3})?\s?(½|1\/2)?(\.\d{1,2})?$/.exec(written) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole + (part || '.0')) + (half ? 0.5 : 0);
}

const numbersInWords: Readonly<Record<string, number>> = {
  studio: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};

export function yesOrNo(text: string): boolean | undefined {
  if (/^(?:y|yes|true|x|1)$/i.test(text.trim())) return true;
  return /^(?:n|no|false|0|none)$/i.test(text.trim()) ? false : undefined;
}

/** The first type that a text names, more special ones first: a “townhouse condo” is a townhouse. */
export function propertyTypeNamed(text: string): keyof typeof propertyTypes | undefined {
  return typeWords.find(([, words]) => words.test(text))?.[0];
}

const typeWords = [
  ['mobile_home', /\b(?:mobile|manufactured|modular)(?: home)?\b/i],
  ['townhouse', /\b(?:town ?-?(?:house|home)s?|row ?-?(?:house|home)|twnhs)\b/i],
  ['multi_family', /\b(?:multi[- ]?family|duplex|triplex|fourplex|quadplex|[2-4][- ]units?)\b/i],
  ['condo', /\b(?:condo(?:minium)?s?|co-?op|loft|apartment)\b/i],
  ['single_family', /\b(?:single[- ]family|sfh|sfr|detached|bungalow|ranch home|house|home for sale)\b/i],
  ['land', /\b(?:vacant land|land|vacant lot|acreage|lots?\/land)\b/i],
] as const;
