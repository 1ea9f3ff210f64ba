import { roundHalfUp } from './loan.js';

const dollarsFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const centsFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 });
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `$303,084`, to the nearest dollar. */
export const wholeDollars = (cents: number): string => dollarsFormat.format(roundHalfUp(cents / 100));

/** `$1,619.85` */
export const dollarsAndCents = (cents: number): string => centsFormat.format(cents / 100);

/** `6.25%` of 0.0625 */
export const percent = (share: number): string => percentFormat.format(share);

/** `November 25, 2025` of `2025-11-25`; a year stays a year. */
export const day = (date: string): string => (date.length === 4 ? date : dayFormat.format(new Date(date)));
