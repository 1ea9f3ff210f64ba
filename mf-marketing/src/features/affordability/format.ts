import { grouped } from '../money/index.js';
import { roundHalfUp } from './loan.js';

// Without Intl, for the reason that `grouped` gives.

/** `$303,084`, to the nearest dollar. */
export const wholeDollars = (cents: number): string => {
  const dollars = roundHalfUp(cents / 100);
  return `${dollars < 0 ? '-' : ''}$${grouped(Math.abs(dollars))}`;
};

/** `6.25%` of 0.0625; three decimals at most. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

/** `November 25, 2025` of `2025-11-25`; a year stays a year. */
export const day = (date: string): string => {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  const name = months[Number(month) - 1];
  return name === undefined ? year : `${name} ${Number(dayOfMonth)}, ${year}`;
};

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
