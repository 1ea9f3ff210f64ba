const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Whole dollars, rounded up: as much as is needed, never a little less. */
export const dollars = (cents: number): string => usDollars.format(Math.ceil(cents / 100));

export const percent = (basisPoints: number): string => `${basisPoints / 100}%`;

export const percentagePoints = (basisPoints: number): string =>
  basisPoints === 100 ? '1 point' : `${basisPoints / 100} points`;
