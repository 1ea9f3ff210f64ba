/** Stripe's limits for a charge in US dollars, in cents (docs.stripe.com/currencies). */
export const charges = { smallest: 50, largest: 99_999_999 } as const;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' });

/** Cents like `$25.00`, as Stripe's pages and messages show them. */
export const formatAmount = (cents: number): string => dollars.format(cents / 100);
