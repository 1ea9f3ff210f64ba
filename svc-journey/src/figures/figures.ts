/** `3.5%` of 350 basis points. */
export const percent = (basisPoints: number): string => percentFormat.format(basisPoints / 10_000);

/** `5.05 points` of 505 basis points. */
export const percentagePoints = (basisPoints: number): string =>
  basisPoints === 100 ? '1 point' : `${basisPoints / 100} points`;

/** `$2,115.98`, and `$350,000` where it is whole. */
export const dollars = (cents: number): string => dollarFormat.format(cents / 100);

/** Whole dollars, rounded up: as much as is needed, never a little less. */
export const dollarsNeeded = (cents: number): string => dollarFormat.format(Math.ceil(cents / 100));

const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
