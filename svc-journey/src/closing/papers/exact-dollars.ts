const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.56` */
export const exactDollars = (cents: number): string => format.format(cents / 100);
