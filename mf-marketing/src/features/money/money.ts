/** Dollars as they stand in a sentence: `$25`, `$5,000`. What is not whole shows its cents. */
export function dollars(cents: number): string {
  const part = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
  return `$${grouped(Math.floor(cents / 100))}${part}`;
}

/**
 * `303,084` of 303084; of whole numbers from zero on. By hand: to make its formatters, Intl takes a slow phone a tenth of a
 * second, just when it takes the page over.
 */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
