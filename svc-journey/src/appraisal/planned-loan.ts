import type { AppraisalEntry, AppraisalView, LoanEstimate, LoanProgram } from '@hearthway/contracts/journey';
import { programLoan, type DatedFigure, type RowReader } from '@hearthway/contracts/policy';

interface LoanFacts {
  readonly entry: Pick<AppraisalEntry, 'loan'>;
  readonly priceCents: number;
  /** The Loan Estimate that the buyer goes ahead with. */
  readonly estimate: LoanEstimate | undefined;
  /** As the buyer plans, if the Loan Estimate doesn’t name one that we know. */
  readonly program: LoanProgram;
  readonly creditScore: number | null;
  readonly fundingFeeUse: NonNullable<AppraisalEntry['loan']>['fundingFeeUse'];
}

/** The loan as planned: the buyer’s own figures, or else those of the Loan Estimate. */
export function plannedLoanOf(
  { entry, priceCents, estimate, program: planned, creditScore, fundingFeeUse }: LoanFacts,
  rows: RowReader<DatedFigure>,
): AppraisalView['loan'] {
  if (entry.loan) return { ...entry.loan, from: 'buyer', financedFeeCents: 0 };
  if (!estimate) return null;
  const { loanType = 'other', loanCents: writtenCents, rateMillionths, months } = estimate;
  const program = loanType === 'other' ? planned : loanType;
  const terms = { annualRateMillionths: rateMillionths, months, creditScore, fundingFeeUse };
  const feeOf = (loanCents: number) => programLoan(program, { priceCents, loanCents }, terms, rows).upfrontFeeCents;
  const loanCents = withoutFee(writtenCents, feeOf);
  const financedFeeCents = writtenCents - loanCents;
  return { program, loanCents, rateMillionths, months, fundingFeeUse, from: 'estimate', financedFeeCents };
}

/** A Loan Estimate’s amount includes a financed fee, which is a share of the loan without it. Each turn comes closer to that loan. */
function withoutFee(writtenCents: number, feeOf: (loanCents: number) => number): number {
  let loanCents = writtenCents;
  for (let turn = 0; turn < turns; turn += 1) loanCents = writtenCents - feeOf(loanCents);
  return loanCents;
}

/** Fees are below 4%, so that each turn makes the difference at least 25 times smaller: the largest loan is exact to the cent. */
const turns = 8;
