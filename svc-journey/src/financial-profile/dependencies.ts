import type { MortgageRates } from '@hearthway/contracts/journey';
import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { IntroductionChange } from '../milestones/index.js';
import type { PlannedHome } from './assessment/index.js';
import type { FinancialProfileStore } from './financial-profile-store.js';

/** What this room’s use cases depend on. */
export interface FinancialProfileDependencies {
  readonly store: FinancialProfileStore;
  readonly currentRates: () => MortgageRates;
  /** The home named in the wizard. */
  readonly findHome: (userId: string) => Promise<PlannedHome | undefined>;
  readonly transaction: RunInTransaction;
  /** Tells the first milestone that the finances changed. */
  readonly updateIntroduction: (change: IntroductionChange, transaction: Transaction) => Promise<void>;
  readonly now: () => Date;
  /** The moment whose figures apply. */
  readonly figuresAt: () => Date;
}
