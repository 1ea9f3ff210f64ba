/** Money is integer US cents everywhere; these read and write it for people, without floats and without Intl. */

/** `$25`, `$5,000` or `$25.50`: as an amount stands in a sentence. What is not whole shows its cents. */
export function formatCents(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${formatAmount(Math.abs(cents))}`;
}

/** `$303,000` to the nearest 100,000 cents: as an estimate stands in a sentence, without cents that it does not know. */
export function formatRounded(cents: number, nearestCents: number): string {
  return formatCents(Math.round(cents / nearestCents) * nearestCents);
}

/** As `formatCents`, without the sign of the currency: as an amount stands in a field. From zero on. */
export function formatAmount(cents: number): string {
  const part = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
  return `${formatInteger(Math.floor(cents / 100))}${part}`;
}

/**
 * Cents of an amount in dollars as people type it: `1234`, `1,234.5`, `$ 1,234.50`. `undefined` for what is empty, negative,
 * finer than a cent, or no number.
 */
export function parseCents(typed: string): number | undefined {
  const [, whole, part = ''] = /^\$?\s*(\d[\d,]*)(?:\.(\d{0,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(',', '') + part.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/**
 * `304,758` of 304758; of whole numbers from zero on. By hand: to make its formatters, Intl takes a slow phone a tenth of a
 * second, just when it takes the page over.
 */
export function formatInteger(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
}
