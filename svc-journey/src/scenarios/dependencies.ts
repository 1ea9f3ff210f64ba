import type { BuyerFigures, AffordabilityResult } from '@hearthway/contracts/affordability';
import type { LinkTokens, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { BasisChange } from '../milestones/index.js';
import type { ScenarioStore } from './scenario-store.js';

/** What this room’s use cases depend on. */
export interface ScenarioDependencies {
  readonly store: ScenarioStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** The moment whose figures apply. */
  readonly figuresAt: () => Date;
  readonly linkTokens: LinkTokens;
  /** With the dated rows in force that day (YYYY-MM-DD). */
  readonly computeAffordability: (figures: BuyerFigures, day: string) => AffordabilityResult;
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
}
