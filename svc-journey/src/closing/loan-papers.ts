import type { LoanEstimate, MortgageApplicationEntry } from '@hearthway/contracts/journey';
import type { ClosingReads } from './dependencies.js';

/** What other modules know about the loan and the home's value. */
export interface LoanPapers {
  readonly application: Pick<MortgageApplicationEntry, 'lock'>;
  /** Of the lender that the buyer goes ahead with, earliest first; none before that choice. */
  readonly estimates: readonly LoanEstimate[];
  /** In cents; `null` until it is known. */
  readonly appraisedCents: number | null;
}

export async function readLoanPapers(
  {
    readApplication,
    readLenderEstimates,
    readAppraisedValue,
  }: Pick<ClosingReads, 'readApplication' | 'readLenderEstimates' | 'readAppraisedValue'>,
  userId: string,
  contractId: string,
): Promise<LoanPapers> {
  const [application, estimates, appraisedCents] = await Promise.all([
    readApplication(userId, contractId),
    readLenderEstimates(userId, contractId),
    readAppraisedValue(userId, contractId),
  ]);
  return { application, estimates, appraisedCents };
}
