import { affordability, type Affordability, type Assumptions, type Buyer, type DebtRatios } from './affordability.js';
import { figures, mortgageInsurance, states, type StateCode } from './figures.js';

/** Everything the visitor can change. */
export interface Inputs extends Buyer {
  readonly state: StateCode;
}

/** A fictional buyer. The rate is neither an offer nor a market average. */
export const exampleInputs: Inputs = {
  annualIncomeCents: 10_000_000,
  monthlyDebtsCents: 50_000,
  downPaymentCents: 4_000_000,
  annualRateMillionths: 62_500,
  state: 'TX',
};

export function assumptionsFor(state: StateCode, ratios: DebtRatios = figures.comfortable.value): Assumptions {
  const { propertyTax, homeInsuranceCents } = states[state];
  return {
    months: figures.months.value,
    ratios,
    propertyTaxBasisPoints: propertyTax.value,
    homeInsuranceCentsPerYear: homeInsuranceCents.value,
    mortgageInsurance,
    minimumDownPaymentBasisPoints: figures.minimumDownPayment.value,
    loanLimitCents: figures.loanLimitCents.value,
  };
}

/** Uses the comfortable ratios by default. */
export function estimate(inputs: Inputs, ratios?: DebtRatios): Affordability {
  return affordability(inputs, assumptionsFor(inputs.state, ratios));
}
