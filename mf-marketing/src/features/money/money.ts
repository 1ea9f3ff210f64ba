/** Dollars as they stand in a sentence: `$25`, `$5,000`. What is not whole shows its cents. */
export function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `$${(cents / 100).toLocaleString('en-US', format)}`;
}
