import { monthlyPayment, scaled, type FixedRateLoan } from '../money.js';

export interface HousingCostInput {
  readonly priceCents: number;
  /** Includes any financed fee. */
  readonly loan: FixedRateLoan;
  /** The amount that mortgage insurance is charged on. */
  readonly insuredCents: number;
  /** Annual, of the insured amount. */
  readonly mortgageInsuranceBasisPoints: number;
  /** Annual, of the price. */
  readonly propertyTaxBasisPoints: number;
  /** Annual. */
  readonly homeInsuranceCents: number;
}

/** Monthly. */
export interface HousingCost {
  readonly principalAndInterestCents: number;
  readonly propertyTaxCents: number;
  readonly homeInsuranceCents: number;
  readonly mortgageInsuranceCents: number;
  readonly totalCents: number;
}

/** A home's cost in the first month. Each part is rounded to the cent, so that the parts add up to the total. */
export function housingCost(input: HousingCostInput): HousingCost {
  const parts = {
    principalAndInterestCents: monthlyPayment(input.loan),
    propertyTaxCents: scaled(input.priceCents, input.propertyTaxBasisPoints, yearInBasisPoints),
    homeInsuranceCents: scaled(input.homeInsuranceCents, 1, 12),
    mortgageInsuranceCents: scaled(input.insuredCents, input.mortgageInsuranceBasisPoints, yearInBasisPoints),
  };
  return { ...parts, totalCents: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** Twelve months × 10,000: dividing by it turns an annual rate in basis points into a monthly one. */
const yearInBasisPoints = 120_000;
