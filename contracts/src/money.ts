/**
 * Exact money arithmetic, so that a page and a service agree to the cent: integers in, integers out, halves rounded up, and no
 * binary fractions in between. Amounts are integer US cents, zero or more.
 */

/** `amount × numerator ÷ denominator`: with 52 and 12, turns a weekly amount into a monthly one. */
export function scaled(amount: number, numerator: number, denominator: number): number {
  // While both are this small, the quotient of the rounded division is exact, and many times faster than a big integer's.
  const doubled = 2 * amount * numerator + denominator;
  if (doubled < exactQuotient && denominator < exactQuotient / 2) return Math.floor(doubled / (2 * denominator));
  return Number(divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator)));
}

const exactQuotient = 2 ** 52;

/** A share in basis points of an amount: 625 basis points of 10,000 cents are 625 cents. */
export function shareOf(amount: number, basisPoints: number): number {
  return scaled(amount, basisPoints, wholeInBasisPoints);
}

/** `part` as a share of `whole`, in basis points. `whole` is above zero. */
export function ratioInBasisPoints(part: number, whole: number): number {
  return scaled(part, wholeInBasisPoints, whole);
}

/** Like `ratioInBasisPoints`, but rounded down, so that rounding never makes a share meet a minimum. */
export function ratioReached(part: number, whole: number): number {
  return Number((BigInt(part) * BigInt(wholeInBasisPoints)) / BigInt(whole));
}

/** Like `shareOf`, but rounded up, so that the amount reaches the share. */
export function shareNeeded(amount: number, basisPoints: number): number {
  const whole = BigInt(wholeInBasisPoints);
  return Number((BigInt(amount) * BigInt(basisPoints) + whole - 1n) / whole);
}

export interface FixedRateLoan {
  readonly principalCents: number;
  /** Nominal annual rate in millionths: 62,500 is 6.25%. */
  readonly annualRateMillionths: number;
  readonly months: number;
}

/** Monthly principal and interest: L·i ÷ (1 − (1 + i)^−n), or L ÷ n without interest. */
export function monthlyPayment({ principalCents, annualRateMillionths, months }: FixedRateLoan): number {
  if (annualRateMillionths === 0) return scaled(principalCents, 1, months);
  const nearly = principalCents * paymentPerCent(annualRateMillionths, months);
  // The last binary digits can affect the rounding only near a half.
  if (nearly < 1e9 && Math.abs(nearly - Math.floor(nearly) - 0.5) > 1e-4) return Math.round(nearly);
  const rate = BigInt(annualRateMillionths);
  const growth = (yearInMillionths + rate) ** BigInt(months);
  const withoutGrowth = yearInMillionths ** BigInt(months);
  return Number(divideHalfUp(BigInt(principalCents) * rate * growth, yearInMillionths * (growth - withoutGrowth)));
}

/**
 * The monthly payment per cent of principal, unrounded. Integers up to the last step: a power of a binary fraction may
 * differ between browsers, and so would the price.
 */
export function paymentPerCent(annualRateMillionths: number, months: number): number {
  if (annualRateMillionths === 0) return 1 / months;
  if (latest.annualRateMillionths !== annualRateMillionths || latest.months !== months) {
    latest = { annualRateMillionths, months, perCent: exactPaymentPerCent(annualRateMillionths, months) };
  }
  return latest.perCent;
}

/** A search for a price asks for the same loan again and again. */
let latest = { annualRateMillionths: NaN, months: NaN, perCent: NaN };

function exactPaymentPerCent(annualRateMillionths: number, months: number): number {
  const rate = BigInt(annualRateMillionths);
  const growth = grownOver(months, one + (one * rate) / yearInMillionths);
  return Number((precision * rate * growth) / (yearInMillionths * (growth - one))) / Number(precision);
}

/** `factor` to the power of `months`, both as multiples of `one`: far more digits than a payment shows. */
function grownOver(months: number, factor: bigint): bigint {
  let result = one;
  let square = factor;
  for (let left = months; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) / one;
    square = (square * square) / one;
  }
  return result;
}

const one = 2n ** 160n;
const precision = 2n ** 80n;

/** `3.5%` of 350 basis points. */
export const percent = (basisPoints: number): string => percentFormat.format(basisPoints / 10_000);

/** `33%` of 3,266 basis points, with as few decimals as keep it visibly above, at, or below the limit. */
export function percentBeside(basisPoints: number, limit: number): string {
  const side = Math.sign(basisPoints - limit);
  const rounded = [100, 10].map((step) => Math.round(basisPoints / step) * step);
  return percent(rounded.find((candidate) => Math.sign(candidate - limit) === side) ?? basisPoints);
}

const wholeInBasisPoints = 10_000;

/** Twelve months × one million: dividing by it turns an annual rate in millionths into a monthly rate. */
const yearInMillionths = 12_000_000n;

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
