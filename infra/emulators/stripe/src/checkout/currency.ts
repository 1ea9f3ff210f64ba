/** The smallest charge of each currency that Stripe settles in, in its smallest unit (docs.stripe.com/currencies). */
const smallestCharges: Readonly<Record<string, number>> = {
  usd: 50,
  aed: 200,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
};

/** Eight digits is the most Stripe takes of nearly all currencies. */
export const largestCharge = 99_999_999;

export const currencies = Object.keys(smallestCharges);

export const isCurrency = (code: string): boolean => Object.hasOwn(smallestCharges, code);

export const smallestCharge = (currency: string): number =>
  Object.hasOwn(smallestCharges, currency) ? (smallestCharges[currency] ?? 50) : 50;

/** Like `$25.00`, as Stripe's pages and messages show it. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
