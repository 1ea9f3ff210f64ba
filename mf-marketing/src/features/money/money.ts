/** Whole dollars as they stand in a sentence: `$25`. What is not whole shows its cents. */
export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
