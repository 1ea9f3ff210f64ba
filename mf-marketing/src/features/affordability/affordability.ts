import { housingCost, type HousingCost, type InsuredLoan } from '@hearthway/contracts/policy';
import { paymentPerCent } from './loan.js';

/** Money is in integer cents, the rate in millionths per year (62,500 is 6.25%), other shares in basis points. */
export interface Buyer {
  readonly annualIncomeCents: number;
  readonly monthlyDebtsCents: number;
  readonly downPaymentCents: number;
  readonly annualRateMillionths: number;
}

/** Maximum shares of gross income for housing, and for housing plus debts. */
export interface DebtRatios {
  /** Omitted when a lender only checks the total. */
  readonly housing?: number;
  readonly total: number;
}

export interface Assumptions {
  readonly months: number;
  readonly ratios: DebtRatios;
  /** Share of the price per year. */
  readonly propertyTaxBasisPoints: number;
  readonly homeInsuranceCentsPerYear: number;
  /** Basis points of the loan per year. Never falls as the loan-to-value ratio grows. */
  readonly mortgageInsurance: (loan: InsuredLoan) => number;
  /** Share of the price. */
  readonly minimumDownPaymentBasisPoints: number;
  readonly loanLimitCents: number;
}

/** What caps the price. `no-room`: debts and the cost of any home exceed the ratios. */
export type LimitingFactor = 'income' | 'debts' | 'down-payment' | 'loan-limit' | 'no-room';

export interface Affordability {
  /** Cents, rounded to whole dollars. */
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

/** The highest price that both the ratios and the loan program allow, and what caps it. */
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

/** Each part is rounded to the cent. */
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

const hundredPercent = 10_000;
const yearInBasisPoints = 12 * hundredPercent;

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
  const byDownPayment = (downPaymentCents * hundredPercent) / minimumDownPaymentBasisPoints;
  const byLoan = downPaymentCents + loanLimitCents;
  return byDownPayment < byLoan
    ? { capCents: wholeDollarsBelow(byDownPayment), limitingFactor: 'down-payment' }
    : { capCents: wholeDollarsBelow(byLoan), limitingFactor: 'loan-limit' };
}

// Bisection works across the steps of mortgage insurance because a higher price never costs less.
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
