import { highestPrice } from '@hearthway/contracts/affordability';
import { paymentPerCent } from '@hearthway/contracts/money';
import { housingCost, type HousingCost, type InsuredLoan } from '@hearthway/contracts/policy';

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

/** The highest price that both the ratios and the loan program allow, and what caps it. Found as for signed-in buyers. */
export function affordability(buyer: Buyer, assumptions: Assumptions): Affordability {
  const { capCents, limitingFactor } = housingCap(buyer, assumptions.ratios);
  const costOf = (priceCents: number): number => exactMonthlyCost(priceCents, buyer, assumptions);
  if (costOf(0) > capCents) return { priceCents: 0, loanCents: 0, monthly: nothing, limitingFactor: 'no-room' };

  const { minimumDownPaymentBasisPoints, loanLimitCents } = assumptions;
  const needed = (priceCents: number): number => priceCents * minimumDownPaymentBasisPoints;
  const { priceCents, binding } = highestPrice<LimitingFactor>(
    [
      { limit: 'down-payment', excess: (price) => needed(price) - buyer.downPaymentCents * hundredPercent },
      { limit: 'loan-limit', excess: (price) => loanFor(price, buyer) - loanLimitCents },
      { limit: limitingFactor, excess: (price) => costOf(price) - capCents - halfCent },
    ],
    Math.ceil((buyer.downPaymentCents + loanLimitCents) / wholeDollar) * wholeDollar,
  );
  return {
    priceCents,
    loanCents: loanFor(priceCents, buyer),
    monthly: priceCents === 0 ? nothing : monthlyCost(priceCents, buyer, assumptions),
    limitingFactor: binding === 'maximum' ? 'loan-limit' : binding,
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

const wholeDollar = 100;
const hundredPercent = 10_000;
const yearInBasisPoints = 12 * hundredPercent;

/** A payment fits if it exceeds the cap by less than this: the same to the cent. */
const halfCent = 0.5;

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
