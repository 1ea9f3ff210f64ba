/** `$350,000`, to the nearest dollar. */
export const dollars = (cents: number): string => dollarFormat.format(cents / 100);

/** `about $2,720`: an estimated monthly amount, to the nearest ten dollars. */
export const aboutDollars = (cents: number): string => `about ${dollars(Math.round(cents / 1_000) * 1_000)}`;

/** Whole dollars, rounded up: for an amount that is needed or exceeds a limit. */
export const dollarsUp = (cents: number): string => dollarFormat.format(Math.ceil(cents / 100));

/** Whole dollars, rounded down: for an amount below a limit. */
export const dollarsDown = (cents: number): string => dollarFormat.format(Math.floor(cents / 100));

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
