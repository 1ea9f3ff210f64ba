import { grouped } from '@hearthway/web-kit/money';

// Without Intl, for the reason that `grouped` gives.

/** `$303,084`, to the nearest dollar. */
export const wholeDollars = (cents: number): string => {
  const dollars = Math.round(cents / 100);
  return `${dollars < 0 ? '-' : ''}$${grouped(Math.abs(dollars))}`;
};

/** `6.25%` of 625; three decimals at most. */
export const percent = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(3))}%`;
