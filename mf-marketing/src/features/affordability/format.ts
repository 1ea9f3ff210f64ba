import { grouped } from '@hearthway/web-kit/money';
import { roundHalfUp } from './loan.js';

// Without Intl, for the reason that `grouped` gives.

/** `$303,084`, to the nearest dollar. */
export const wholeDollars = (cents: number): string => {
  const dollars = roundHalfUp(cents / 100);
  return `${dollars < 0 ? '-' : ''}$${grouped(Math.abs(dollars))}`;
};

/** `6.25%` of 0.0625; three decimals at most. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
