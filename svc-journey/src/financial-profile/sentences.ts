/** `3.5%` of 350 basis points. */
export const percent = (basisPoints: number): string => percentFormat.format(basisPoints / 10_000);

/** `$2,115.98`, and `$350,000` where it is whole. */
export const dollars = (cents: number): string => dollarFormat.format(cents / 100);

const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
