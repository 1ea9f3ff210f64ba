import type { AppraisalEntry, LoanEstimate, MortgageApplicationEntry, Offer } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { ContractEntryStore } from '../contract-entries/index.js';
import type { BuyerPlan } from '../financial-profile/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import type { RowsFor } from '../policy/index.js';
import type { ShownContract } from '../purchase-contract/index.js';

export interface AppraisalDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: ContractEntryStore<AppraisalEntry>;
  readonly policyRowsFor: RowsFor;
  readonly readShownContract: (userId: string, transaction?: Transaction | null) => Promise<ShownContract | undefined>;
  readonly lockContract: (userId: string, transaction: Transaction) => Promise<ShownContract | undefined>;
  readonly readApplication: (userId: string, contractId: string) => Promise<Pick<MortgageApplicationEntry, 'lender'>>;
  readonly readChosenEstimate: (userId: string, contractId: string) => Promise<LoanEstimate | undefined>;
  readonly readBuyerPlan: (userId: string) => Promise<Pick<BuyerPlan, 'program' | 'figures'>>;
  readonly listOffers: (userId: string) => Promise<readonly Offer[]>;
  readonly updateMilestone: UpdateByRule;
}
