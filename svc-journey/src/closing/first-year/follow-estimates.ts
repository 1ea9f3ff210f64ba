import type { UpdateByRule } from '../../milestones/index.js';
import type { ClosingDependencies } from '../dependencies.js';
import { readLoanPapers } from '../loan-papers.js';
import { keepFirstYear } from './keep-first-year.js';

/** The lender’s refund rests on Loan Estimates, which may be corrected after the keys, too. */
export function followEstimateChanges(
  dependencies: Omit<ClosingDependencies, 'updateMilestone' | 'transaction'>,
): UpdateByRule {
  const { store, lockContract } = dependencies;
  return async ({ userId }, transaction) => {
    const shown = await lockContract(userId, transaction);
    if (shown?.contract.status !== 'closed') return;
    const { contract } = shown;
    const { entry: closing } = await store.find(userId, contract.id, transaction);
    const loan = await readLoanPapers(dependencies, { userId, contractId: contract.id }, transaction);
    await keepFirstYear(dependencies, { userId, contract, loan, closing }, transaction);
  };
}
