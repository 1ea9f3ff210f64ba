/** Formats a whole number as `5,000`. Without Intl, whose formatters take about 100 ms to create on a slow phone. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');

/** `$5,000` or `$5,000.50`. */
export function dollars(cents: number): string {
  const part = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
  return `$${grouped(Math.floor(cents / 100))}${part}`;
}
