import type { MortgageRates } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import type { PlannedHome } from './assessment/index.js';
import type { FinancialProfileStore } from './financial-profile-store.js';

/** What the use cases of this room are given. */
export interface FinancialProfileDependencies {
  readonly store: FinancialProfileStore;
  readonly currentRates: () => MortgageRates;
  /** The home named in the wizard. */
  readonly findHome: (userId: string) => Promise<PlannedHome | undefined>;
  readonly policyRowsFor: (date: string) => readonly PolicyRow[];
  readonly now: () => Date;
}
