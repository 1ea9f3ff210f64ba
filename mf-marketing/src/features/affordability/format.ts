import { grouped } from '@hearthway/web-kit/money';

// Without Intl, for the reason that `grouped` gives.

/** `$304,758`, to the nearest dollar. */
export const wholeDollars = (cents: number): string => {
  const dollars = Math.round(cents / 100);
  return `${dollars < 0 ? '-' : ''}$${grouped(Math.abs(dollars))}`;
};

/** `$303,000`: an estimated price, to the nearest thousand dollars. */
export const roundedPrice = (cents: number): string => wholeDollars(nearest(cents, 100_000));

/** `$2,330`: an estimated payment, to the nearest ten dollars. */
export const roundedPayment = (cents: number): string => wholeDollars(nearest(cents, 1_000));

/** `6.25%` of 625; three decimals at most. */
export const percent = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(3))}%`;

const nearest = (cents: number, step: number): number => Math.round(cents / step) * step;
