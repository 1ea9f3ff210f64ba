import type { MortgageRates } from '@hearthway/contracts/journey';
import type { PlannedHome } from './assessment/index.js';
import type { FinancialProfileStore } from './financial-profile-store.js';

/** What the use cases of this room are given. */
export interface FinancialProfileDependencies {
  readonly store: FinancialProfileStore;
  readonly currentRates: () => MortgageRates;
  /** What the wizard knows of the home. */
  readonly findHome: (userId: string) => Promise<PlannedHome | undefined>;
  readonly now: () => Date;
}
