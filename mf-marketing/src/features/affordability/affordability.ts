import { housingCost, type HousingCost, type InsuredLoan } from '@hearthway/contracts/policy';
import { paymentPerCent } from './loan.js';

/** Money is integer cents. The rate is in millionths a year (62,500 is 6.25 percent), every other share in basis points. */
export interface Buyer {
  readonly annualIncomeCents: number;
  readonly monthlyDebtsCents: number;
  readonly downPaymentCents: number;
  readonly annualRateMillionths: number;
}

/** The largest part of gross income that goes to housing, and to housing and debts together. */
export interface DebtRatios {
  /** Left out where a lender looks at the whole only. */
  readonly housing?: number;
  readonly total: number;
}

export interface Assumptions {
  readonly months: number;
  readonly ratios: DebtRatios;
  /** Of the price, a year. */
  readonly propertyTaxBasisPoints: number;
  readonly homeInsuranceCentsPerYear: number;
  /** Of the loan, a year, in basis points. Never falls as the loan's share of the price grows. */
  readonly mortgageInsurance: (loan: InsuredLoan) => number;
  /** Of the price. */
  readonly minimumDownPaymentBasisPoints: number;
  readonly loanLimitCents: number;
}

/** What keeps the price from being higher. `no-room`: debts and the cost of any home take more than the ratios leave. */
export type LimitingFactor = 'income' | 'debts' | 'down-payment' | 'loan-limit' | 'no-room';

export interface Affordability {
  /** A whole number of dollars, in cents. */
  readonly priceCents: number;
  readonly loanCents: number;
  readonly monthly: HousingCost;
  readonly limitingFactor: LimitingFactor;
}

const nothing: HousingCost = {
  principalAndInterestCents: 0,
  propertyTaxCents: 0,
  homeInsuranceCents: 0,
  mortgageInsuranceCents: 0,
  totalCents: 0,
};

/** The highest price whose monthly cost the ratios allow, within what the program lends, and what keeps it from being higher. */
export function affordability(buyer: Buyer, assumptions: Assumptions): Affordability {
  const housing = housingCap(buyer, assumptions.ratios);
  const program = programCap(buyer, assumptions);
  const costOf = (priceCents: number): number => exactMonthlyCost(priceCents, buyer, assumptions);

  if (costOf(0) > housing.capCents) return { priceCents: 0, loanCents: 0, monthly: nothing, limitingFactor: 'no-room' };
  const withinProgram = costOf(program.capCents) <= housing.capCents;
  const priceCents = withinProgram
    ? program.capCents
    : Math.min(toWholeDollars(highestPrice(costOf, housing.capCents, program.capCents)), program.capCents);
  return {
    priceCents,
    loanCents: loanFor(priceCents, buyer),
    monthly: monthlyCost(priceCents, buyer, assumptions),
    limitingFactor: withinProgram ? program.limitingFactor : housing.limitingFactor,
  };
}

/** What a home of this price costs a month, each part rounded to the cent. */
export function monthlyCost(priceCents: number, buyer: Buyer, assumptions: Assumptions): HousingCost {
  const loanCents = loanFor(priceCents, buyer);
  const { months, propertyTaxBasisPoints, homeInsuranceCentsPerYear, mortgageInsurance } = assumptions;
  return housingCost({
    priceCents,
    loan: { principalCents: loanCents, annualRateMillionths: buyer.annualRateMillionths, months },
    insuredCents: loanCents,
    mortgageInsuranceBasisPoints: mortgageInsurance({ priceCents, loanCents }),
    propertyTaxBasisPoints,
    homeInsuranceCents: homeInsuranceCentsPerYear,
  });
}

const wholeInBasisPoints = 10_000;
const yearInBasisPoints = 12 * wholeInBasisPoints;

interface Cap {
  readonly capCents: number;
  readonly limitingFactor: LimitingFactor;
}

function housingCap({ annualIncomeCents, monthlyDebtsCents }: Buyer, ratios: DebtRatios): Cap {
  const ofMonthlyIncome = (basisPoints: number): number => (annualIncomeCents * basisPoints) / yearInBasisPoints;
  const afterDebts: Cap = { capCents: ofMonthlyIncome(ratios.total) - monthlyDebtsCents, limitingFactor: 'debts' };
  if (ratios.housing === undefined) {
    return monthlyDebtsCents > 0 ? afterDebts : { ...afterDebts, limitingFactor: 'income' };
  }
  const ofIncome: Cap = { capCents: ofMonthlyIncome(ratios.housing), limitingFactor: 'income' };
  return afterDebts.capCents < ofIncome.capCents ? afterDebts : ofIncome;
}

function programCap({ downPaymentCents }: Buyer, assumptions: Assumptions): Cap {
  const { minimumDownPaymentBasisPoints, loanLimitCents } = assumptions;
  const byDownPayment = (downPaymentCents * wholeInBasisPoints) / minimumDownPaymentBasisPoints;
  const byLoan = downPaymentCents + loanLimitCents;
  return byDownPayment < byLoan
    ? { capCents: wholeDollarsBelow(byDownPayment), limitingFactor: 'down-payment' }
    : { capCents: wholeDollarsBelow(byLoan), limitingFactor: 'loan-limit' };
}

// Halving finds it even across the steps of mortgage insurance, because a higher price never costs less.
function highestPrice(costOf: (priceCents: number) => number, capCents: number, tooHighCents: number): number {
  let low = 0;
  let high = tooHighCents;
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (costOf(middle) <= capCents) low = middle;
    else high = middle;
  }
  return low;
}

function exactMonthlyCost(priceCents: number, buyer: Buyer, assumptions: Assumptions): number {
  const { months, propertyTaxBasisPoints, homeInsuranceCentsPerYear, mortgageInsurance } = assumptions;
  const loanCents = loanFor(priceCents, buyer);
  return (
    loanCents * paymentPerCent(buyer.annualRateMillionths, months) +
    (priceCents * propertyTaxBasisPoints) / yearInBasisPoints +
    homeInsuranceCentsPerYear / 12 +
    (loanCents * mortgageInsurance({ priceCents, loanCents })) / yearInBasisPoints
  );
}

function loanFor(priceCents: number, { downPaymentCents }: Buyer): number {
  return Math.max(0, priceCents - downPaymentCents);
}

const toWholeDollars = (cents: number): number => Math.round(cents / 100) * 100;
const wholeDollarsBelow = (cents: number): number => Math.floor(cents / 100) * 100;
