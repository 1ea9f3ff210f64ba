import type { LoanEstimate, RateLock } from '@hearthway/contracts/journey';
import type { MortgageApplicationDependencies } from './dependencies.js';

/** The loan that a buyer applies for. */
export interface AppliedLoan {
  readonly lock: RateLock | null;
  /** The one that the buyer goes ahead with; before that choice, the latest. */
  readonly estimate: LoanEstimate | undefined;
}

export function readAppliedLoan({
  store,
  readEstimates,
}: Pick<MortgageApplicationDependencies, 'store' | 'readEstimates'>) {
  return async (userId: string, contractId: string): Promise<AppliedLoan> => {
    const [{ entry }, estimates] = await Promise.all([store.findByContract(userId, contractId), readEstimates(userId)]);
    const latest = estimates.toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn)).at(-1);
    return { lock: entry.lock, estimate: estimates.find(({ id }) => id === entry.estimateId) ?? latest };
  };
}
