// Money is integer US cents everywhere.

/** `$25`, `$5,000`, or `$25.50`: for text. Cents appear only if not zero. */
export function formatCents(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${formatAmount(Math.abs(cents))}`;
}

/** `$303,000` to the nearest 100,000 cents: for estimates, where exact figures would be false precision. */
export function formatRounded(cents: number, nearestCents: number): string {
  return formatCents(Math.round(cents / nearestCents) * nearestCents);
}

/** Like `formatCents` without the `$`: for input fields. Non-negative cents only. */
export function formatAmount(cents: number): string {
  const part = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
  return `${formatInteger(Math.floor(cents / 100))}${part}`;
}

/** Parses dollars as people type them (`1234`, `1,234.5`, `$ 1,234.50`, `.5`) into cents. Otherwise as `parseHundredths`. */
export function parseCents(typed: string): number | undefined {
  return parseHundredths(typed.trim().replace(/^\$/, ''));
}

/** Parses a percentage as people type it (`3.5`, `20%`) into basis points. Otherwise as `parseHundredths`. */
export function parseBasisPoints(typed: string): number | undefined {
  return parseHundredths(typed.trim().replace(/%$/, ''));
}

/**
 * Parses a number into hundredths. `undefined` if empty, negative, more precise than that, or not a number. A comma may only
 * separate thousands: `3,5` is three and a half to many people, so it must not become 35. `Infinity` if too large to be exact:
 * that's a number still, only more than any field takes.
 */
function parseHundredths(typed: string): number | undefined {
  const number = typed.trim();
  const [, whole, part = ''] = /^(\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(number) ?? [];
  if (whole === undefined || whole + part === '') return undefined;
  const hundredths = Number(whole.replaceAll(',', '') + part.padEnd(2, '0'));
  return Number.isSafeInteger(hundredths) ? hundredths : Number.POSITIVE_INFINITY;
}

/**
 * Formats 304758 as `304,758`; non-negative integers only. No Intl: creating its formatters takes about 100 ms on a slow
 * phone, right during hydration.
 */
export function formatInteger(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
}
