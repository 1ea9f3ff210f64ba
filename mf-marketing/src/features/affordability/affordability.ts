import { monthlyPayment, paymentPerUnit, roundHalfUp } from './loan.js';

/** Money is integer cents, rates and ratios are shares (0.0625 is 6.25 percent). */
export interface Buyer {
  readonly annualIncomeCents: number;
  readonly monthlyDebtsCents: number;
  readonly downPaymentCents: number;
  readonly annualRate: number;
}

/** The largest part of gross income that goes to housing, and to housing and debts together. */
export interface DebtRatios {
  /** Left out where a lender looks at the whole only. */
  readonly housing?: number;
  readonly total: number;
}

export interface MortgageInsuranceStep {
  /** The step holds for loans of at most this share of the price. */
  readonly loanToValueAtMost: number;
  /** Share of the loan a year. */
  readonly annualRate: number;
}

export interface Assumptions {
  readonly months: number;
  readonly ratios: DebtRatios;
  /** Share of the price a year. */
  readonly propertyTaxRate: number;
  readonly homeInsuranceCentsPerYear: number;
  /** By growing loan-to-value; the last step is the program's largest loan. */
  readonly mortgageInsurance: readonly MortgageInsuranceStep[];
  readonly minimumDownPaymentShare: number;
  readonly loanLimitCents: number;
}

/** What keeps the price from being higher. `no-room`: debts and the cost of any home take more than the ratios leave. */
export type LimitingFactor = 'income' | 'debts' | 'down-payment' | 'loan-limit' | 'no-room';

export interface MonthlyCost {
  readonly principalAndInterestCents: number;
  readonly propertyTaxCents: number;
  readonly homeInsuranceCents: number;
  readonly mortgageInsuranceCents: number;
  readonly totalCents: number;
}

export interface Affordability {
  /** A whole number of dollars, in cents. */
  readonly priceCents: number;
  readonly loanCents: number;
  readonly monthly: MonthlyCost;
  readonly limitingFactor: LimitingFactor;
}

const nothing: MonthlyCost = {
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
    ? wholeDollarsBelow(program.capCents)
    : Math.min(toWholeDollars(highestPrice(costOf, housing.capCents, program.capCents)), program.capCents);
  return {
    priceCents,
    loanCents: loanFor(priceCents, buyer),
    monthly: monthlyCost(priceCents, buyer, assumptions),
    limitingFactor: withinProgram ? program.limitingFactor : housing.limitingFactor,
  };
}

/** What a home of this price costs a month, each part rounded to the cent. */
export function monthlyCost(priceCents: number, buyer: Buyer, assumptions: Assumptions): MonthlyCost {
  const loanCents = loanFor(priceCents, buyer);
  const { annualRate } = buyer;
  const parts = {
    principalAndInterestCents: monthlyPayment({ principalCents: loanCents, annualRate, months: assumptions.months }),
    propertyTaxCents: roundHalfUp((priceCents * assumptions.propertyTaxRate) / 12),
    homeInsuranceCents: roundHalfUp(assumptions.homeInsuranceCentsPerYear / 12),
    mortgageInsuranceCents: roundHalfUp((loanCents * insuranceRate(loanCents, priceCents, assumptions)) / 12),
  };
  return { ...parts, totalCents: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

interface Cap {
  readonly capCents: number;
  readonly limitingFactor: LimitingFactor;
}

function housingCap({ annualIncomeCents, monthlyDebtsCents }: Buyer, ratios: DebtRatios): Cap {
  const monthlyIncome = annualIncomeCents / 12;
  const afterDebts: Cap = { capCents: ratios.total * monthlyIncome - monthlyDebtsCents, limitingFactor: 'debts' };
  if (ratios.housing === undefined) {
    return monthlyDebtsCents > 0 ? afterDebts : { ...afterDebts, limitingFactor: 'income' };
  }
  const ofIncome: Cap = { capCents: ratios.housing * monthlyIncome, limitingFactor: 'income' };
  return afterDebts.capCents < ofIncome.capCents ? afterDebts : ofIncome;
}

function programCap({ downPaymentCents }: Buyer, assumptions: Assumptions): Cap {
  const byDownPayment = downPaymentCents / assumptions.minimumDownPaymentShare;
  const byLoan = downPaymentCents + assumptions.loanLimitCents;
  return byDownPayment < byLoan
    ? { capCents: byDownPayment, limitingFactor: 'down-payment' }
    : { capCents: byLoan, limitingFactor: 'loan-limit' };
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
  const loanCents = loanFor(priceCents, buyer);
  return (
    loanCents * paymentPerUnit(buyer.annualRate, assumptions.months) +
    (priceCents * assumptions.propertyTaxRate) / 12 +
    assumptions.homeInsuranceCentsPerYear / 12 +
    (loanCents * insuranceRate(loanCents, priceCents, assumptions)) / 12
  );
}

function insuranceRate(loanCents: number, priceCents: number, { mortgageInsurance }: Assumptions): number {
  if (loanCents === 0) return 0;
  const step = mortgageInsurance.find(({ loanToValueAtMost }) => loanCents <= loanToValueAtMost * priceCents + 0.01);
  return (step ?? mortgageInsurance.at(-1))?.annualRate ?? 0;
}

function loanFor(priceCents: number, { downPaymentCents }: Buyer): number {
  return Math.max(0, priceCents - downPaymentCents);
}

const toWholeDollars = (cents: number): number => roundHalfUp(cents / 100) * 100;
const wholeDollarsBelow = (cents: number): number => Math.floor(cents / 100) * 100;
