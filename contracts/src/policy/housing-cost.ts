import { monthlyPayment, scaled, type FixedRateLoan } from '../money.js';

export interface HousingCostInput {
  readonly priceCents: number;
  /** As repaid, with any fee that it finances. */
  readonly loan: FixedRateLoan;
  /** What the mortgage insurance is charged on. */
  readonly insuredCents: number;
  /** Of what is insured, a year. */
  readonly mortgageInsuranceBasisPoints: number;
  /** Of the price, a year. */
  readonly propertyTaxBasisPoints: number;
  /** A year. */
  readonly homeInsuranceCents: number;
}

/** In cents a month. */
export interface HousingCost {
  readonly principalAndInterestCents: number;
  readonly propertyTaxCents: number;
  readonly homeInsuranceCents: number;
  readonly mortgageInsuranceCents: number;
  readonly totalCents: number;
}

/** What a home costs in the first month, each part rounded to the cent, so that the parts add up to the total. */
export function housingCost(input: HousingCostInput): HousingCost {
  const parts = {
    principalAndInterestCents: monthlyPayment(input.loan),
    propertyTaxCents: scaled(input.priceCents, input.propertyTaxBasisPoints, yearInBasisPoints),
    homeInsuranceCents: scaled(input.homeInsuranceCents, 1, 12),
    mortgageInsuranceCents: scaled(input.insuredCents, input.mortgageInsuranceBasisPoints, yearInBasisPoints),
  };
  return { ...parts, totalCents: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** Twelve months of a whole in basis points: divides a yearly share into months. */
const yearInBasisPoints = 120_000;
