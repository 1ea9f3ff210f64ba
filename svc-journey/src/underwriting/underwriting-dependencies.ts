import type { LoanEstimate, MortgageApplicationEntry, PreApprovalLetter } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import type { RowsFor } from '../policy/index.js';
import type { ShownContract } from '../purchase-contract/index.js';
import type { ConditionStore } from './condition-store.js';
import type { UnderwritingStore } from './underwriting-store.js';

export interface UnderwritingDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: UnderwritingStore;
  readonly conditionStore: ConditionStore;
  readonly lockContract: (userId: string, transaction: Transaction) => Promise<ShownContract | undefined>;
  readonly readShownContract: (userId: string) => Promise<ShownContract | undefined>;
  readonly readApplication: (userId: string, contractId: string) => Promise<Pick<MortgageApplicationEntry, 'lock'>>;
  /** Of the chosen lender, the latest last. */
  readonly readLenderEstimates: (
    userId: string,
    contractId: string,
  ) => Promise<readonly Pick<LoanEstimate, 'loanCents'>[]>;
  readonly readPreApproval: (userId: string) => Promise<{ readonly letters: readonly PreApprovalLetter[] }>;
  /** Per month, before taxes; `null` while it isn't known. */
  readonly readMonthlyIncome: (userId: string) => Promise<number | null>;
  readonly policyRowsFor: RowsFor;
  readonly keepEvents: KeepEvents;
  readonly updateMilestone: UpdateByRule;
}
