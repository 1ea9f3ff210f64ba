/**
 * Exact arithmetic of money, the same for a page and a service: whole numbers in, whole numbers out, halves rounded up, and no
 * binary fraction in between. Amounts are integer US cents from zero on.
 */

/** `amount × numerator ÷ denominator`: with 52 and 12, what a weekly amount is a month. */
export function scaled(amount: number, numerator: number, denominator: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator)));
}

/** A share in basis points of an amount: 625 of 10,000 cents are 625 cents. */
export function shareOf(amount: number, basisPoints: number): number {
  return scaled(amount, basisPoints, wholeInBasisPoints);
}

/** How much of `whole` the part is, in basis points. `whole` is above zero. */
export function ratioInBasisPoints(part: number, whole: number): number {
  return scaled(part, wholeInBasisPoints, whole);
}

/** As `ratioInBasisPoints`, but rounded down: what falls short of a minimum must not meet it by rounding. */
export function ratioReached(part: number, whole: number): number {
  return Number((BigInt(part) * BigInt(wholeInBasisPoints)) / BigInt(whole));
}

/** As `shareOf`, but rounded up: as much as reaches the share, never a little less. */
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

/** Principal and interest of a month, as a borrower pays it: L·i ÷ (1 − (1 + i)^−n), or L ÷ n without interest. */
export function monthlyPayment({ principalCents, annualRateMillionths, months }: FixedRateLoan): number {
  if (annualRateMillionths === 0) return scaled(principalCents, 1, months);
  const rate = BigInt(annualRateMillionths);
  const growth = (yearInMillionths + rate) ** BigInt(months);
  const still = yearInMillionths ** BigInt(months);
  return Number(divideHalfUp(BigInt(principalCents) * rate * growth, yearInMillionths * (growth - still)));
}

const wholeInBasisPoints = 10_000;

/** Twelve months of a whole: a monthly rate is `annualRateMillionths` of it. */
const yearInMillionths = 12_000_000n;

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
