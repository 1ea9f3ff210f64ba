import { monthlyPayment, scaled, type FixedRateLoan } from '../money.js';
import { interestOfMonth } from '../repayment.js';

interface PrepaidInterest {
  readonly days: number;
  readonly cents: number;
}

type Interest = Pick<FixedRateLoan, 'principalCents' | 'annualRateMillionths'>;

/** Interest for one or more days, based on a year of 365 days. */
export const interestOfDays = ({ principalCents, annualRateMillionths }: Interest, days = 1): number =>
  scaled(principalCents, annualRateMillionths * days, daysOfYear * 1_000_000);

const daysOfYear = 365;

/** From the closing day (YYYY-MM-DD) through the last day of its month, both counted: what a borrower pays at closing. */
export function prepaidInterest(loan: Interest, closing: string): PrepaidInterest {
  const [year = 0, month = 0, day = 0] = closing.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 1;
  return { days, cents: interestOfDays(loan, days) };
}

/** The first of the month after next, YYYY-MM-DD: interest is paid after the month it is for. `closing` begins with YYYY-MM. */
export function firstPaymentDay(closing: string): string {
  const [year = 0, month = 0] = closing.split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 10);
}

interface Buydown {
  readonly years: readonly { readonly annualRateMillionths: number; readonly monthlyCents: number }[];
  /** After these years. */
  readonly fullMonthlyCents: number;
  /** The total by which the lower payments fall short, which somebody has to pay up front. */
  readonly costCents: number;
}

/** A temporary buydown: by how much the rate is lower in each of the first years. 2-1 is 20,000 and 10,000 millionths. */
export function temporaryBuydown(loan: FixedRateLoan, lowerByMillionths: readonly number[]): Buydown {
  const fullMonthlyCents = monthlyPayment(loan);
  const years = lowerByMillionths.map((lowerBy) => {
    const annualRateMillionths = Math.max(0, loan.annualRateMillionths - lowerBy);
    return { annualRateMillionths, monthlyCents: monthlyPayment({ ...loan, annualRateMillionths }) };
  });
  const costCents = years.reduce((sum, { monthlyCents }) => sum + 12 * (fullMonthlyCents - monthlyCents), 0);
  return { years, fullMonthlyCents, costCents };
}

interface PaidOver {
  readonly interestCents: number;
  /** The balance still owed then. */
  readonly balanceCents: number;
}

/** After this many months, at most the loan's term. */
export function paidOver(loan: FixedRateLoan, months: number): PaidOver {
  const monthlyCents = monthlyPayment(loan);
  let [balanceCents, interestCents] = [loan.principalCents, 0];
  for (let month = 1; month <= Math.min(months, loan.months); month += 1) {
    const interest = interestOfMonth(balanceCents, loan.annualRateMillionths);
    interestCents += interest;
    balanceCents = month === loan.months ? 0 : Math.max(0, balanceCents + interest - monthlyCents);
  }
  return { interestCents, balanceCents };
}
