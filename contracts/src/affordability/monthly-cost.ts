import { scaled } from '../money.js';
import { housingCost } from '../policy/housing-cost.js';
import type { FigureReader } from '../policy/policy-reader.js';
import { programLoan, programLoans, type ProgramLoan } from '../policy/program-loan.js';
import type { BuyerFigures } from './figures.js';
import type { Purchase } from './purchase.js';
import type { AffordabilityProgram, MonthlyCost } from './result.js';
import type { Situation } from './situation.js';

/** The loan for a purchase, as the program charges for it. */
export function loanFor(
  program: AffordabilityProgram,
  purchase: Purchase,
  { figures }: Situation,
  rows: FigureReader,
): ProgramLoan {
  return programLoan(program, purchase, termsOf(figures), rows);
}

/** The same, for the many purchases of a search. */
export function loansFor(program: AffordabilityProgram, { figures }: Situation, rows: FigureReader) {
  return programLoans(program, termsOf(figures), rows);
}

const termsOf = ({ annualRateMillionths, termMonths, creditScore, vaFundingFee }: BuyerFigures) => ({
  annualRateMillionths,
  months: termMonths,
  creditScore,
  fundingFeeUse: vaFundingFee,
});

/** What the home costs in the first month. Each part is rounded to the cent, so that the parts add up. */
export function monthlyCost(purchase: Purchase, loan: ProgramLoan, { figures, costs }: Situation): MonthlyCost {
  const { totalCents, ...parts } = housingCost({
    priceCents: purchase.priceCents,
    loan: loan.loan,
    insuredCents: loan.insuredCents,
    mortgageInsuranceBasisPoints: loan.insuranceBasisPoints,
    ...costs,
  });
  const hoaCents = figures.monthlyHoaCents;
  const floodInsuranceCents = scaled(figures.annualFloodInsuranceCents, 1, 12);
  return { ...parts, hoaCents, floodInsuranceCents, totalCents: totalCents + hoaCents + floodInsuranceCents };
}

/** The same cost in cents, not rounded. It never falls as the price rises, so that a search for the price is safe. */
export function exactMonthlyCost(
  { priceCents }: Purchase,
  { loan, insuredCents, insuranceBasisPoints }: ProgramLoan,
  { figures, costs, paymentPerCent }: Situation,
): number {
  return (
    loan.principalCents * paymentPerCent +
    (priceCents * costs.propertyTaxBasisPoints) / yearInBasisPoints +
    costs.homeInsuranceCents / 12 +
    (insuredCents * insuranceBasisPoints) / yearInBasisPoints +
    figures.monthlyHoaCents +
    figures.annualFloodInsuranceCents / 12
  );
}

/** Twelve months × 10,000. */
const yearInBasisPoints = 120_000;
