import type { AppraisalEntry, AppraisalView, LoanEstimate, LoanProgram } from '@hearthway/contracts/journey';
import { programLoan, type DatedFigure, type RowReader } from '@hearthway/contracts/policy';

interface LoanFacts {
  readonly entry: Pick<AppraisalEntry, 'loan'>;
  readonly priceCents: number;
  /** The Loan Estimate that the buyer goes ahead with. */
  readonly estimate: LoanEstimate | undefined;
  /** As the buyer plans, if the Loan Estimate’s loan type isn’t known. */
  readonly program: LoanProgram;
  readonly creditScore: number | null;
  readonly fundingFeeUse: NonNullable<AppraisalEntry['loan']>['fundingFeeUse'];
}

/** The loan as planned: the buyer’s own figures, or else those of the Loan Estimate. `null` without either. */
export function plannedLoanOf(
  { entry, priceCents, estimate, program: planned, creditScore, fundingFeeUse }: LoanFacts,
  rows: RowReader<DatedFigure>,
): AppraisalView['loan'] {
  if (entry.loan) return { ...entry.loan, from: 'buyer', financedFeeCents: 0 };
  if (!estimate) return null;
  const { loanType, loanCents: writtenCents, rateMillionths, months } = estimate;
  const program = programOf(loanType, planned);
  if (!program) return null;
  const terms = { annualRateMillionths: rateMillionths, months, creditScore, fundingFeeUse };
  const feeOf = (loanCents: number) => programLoan(program, { priceCents, loanCents }, terms, rows).upfrontFeeCents;
  const loanCents = withoutFee(writtenCents, feeOf);
  const financedFeeCents = writtenCents - loanCents;
  return { program, loanCents, rateMillionths, months, fundingFeeUse, from: 'estimate', financedFeeCents };
}

/** `null` for a loan of none of our programs: what they promise, such as a way out, doesn’t hold. The form has USDA loans under “Other”. */
function programOf(written: LoanEstimate['loanType'], planned: LoanProgram): LoanProgram | null {
  if (written === undefined) return planned;
  if (written !== 'other') return written;
  return planned === 'usda' ? planned : null;
}

/** A Loan Estimate’s amount includes a financed fee, which is a share of the loan without it. Each turn comes closer to that loan. */
function withoutFee(writtenCents: number, feeOf: (loanCents: number) => number): number {
  let loanCents = writtenCents;
  for (let turn = 0; turn < turns; turn += 1) loanCents = writtenCents - feeOf(loanCents);
  return loanCents;
}

/** Fees are below 4%, so that each turn makes the difference at least 25 times smaller: the largest loan is exact to the cent. */
const turns = 8;
