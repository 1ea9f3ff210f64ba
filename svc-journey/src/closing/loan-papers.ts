import type { LoanEstimate, MortgageApplicationEntry } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
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
  { userId, contractId }: Readonly<Record<'userId' | 'contractId', string>>,
  transaction: Transaction | null,
): Promise<LoanPapers> {
  // One after another, as a transaction has to.
  const application = await readApplication(userId, contractId, transaction);
  const estimates = await readLenderEstimates(userId, contractId, transaction);
  const appraisedCents = await readAppraisedValue(userId, contractId, transaction);
  return { application, estimates, appraisedCents };
}
