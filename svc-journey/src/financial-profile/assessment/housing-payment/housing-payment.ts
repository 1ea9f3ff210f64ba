import type { LoanProgram } from '@hearthway/contracts/journey';
import { ratioInBasisPoints } from '@hearthway/contracts/money';
import { housingCost, programLoan } from '@hearthway/contracts/policy';
import type { PolicyReader } from '../../../policy/index.js';
import type { Buyer } from '../buyer.js';

/**
 * Monthly principal and interest, property tax, home insurance, and the program's insurance. `null` without a plan, a state,
 * or figures for the state.
 */
export function housingPayment(buyer: Buyer, program: LoanProgram, policy: PolicyReader): number | null {
  const { state, purchase } = buyer;
  if (!state || !purchase) return null;
  const propertyTaxBasisPoints = policy.find(`state/${state}/property-tax`);
  const homeInsuranceCents = policy.find(`state/${state}/home-insurance`);
  if (propertyTaxBasisPoints === undefined || homeInsuranceCents === undefined) return null;
  const { loan, insuredCents, insuranceBasisPoints } = programLoan(program, purchase, planningTerms(buyer), policy);
  return housingCost({
    priceCents: purchase.priceCents,
    loan,
    insuredCents,
    mortgageInsuranceBasisPoints: insuranceBasisPoints,
    propertyTaxBasisPoints,
    homeInsuranceCents,
  }).totalCents;
}

/** Purchases are planned with a 30-year fixed loan. */
const planningTerms = ({ annualRateBasisPoints, creditScore }: Buyer) => ({
  annualRateMillionths: annualRateBasisPoints * 100,
  months: 360,
  creditScore,
});

/** In basis points of gross income; `null` without an income. */
export function ratioOfIncome(buyer: Buyer, monthlyCents: number | null): number | null {
  if (monthlyCents === null || !buyer.monthlyIncomeCents) return null;
  return ratioInBasisPoints(monthlyCents, buyer.monthlyIncomeCents);
}
