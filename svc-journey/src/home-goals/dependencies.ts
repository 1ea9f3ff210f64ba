import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { HomeGoalsStore } from './home-goals-store.js';

/** What this room’s use cases depend on. */
export interface HomeGoalsDependencies {
  readonly store: HomeGoalsStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** The price of the scenario that the buyer pinned as the budget, in cents; undefined without one. */
  readonly findBudget: (userId: string) => Promise<number | undefined>;
  /** Completes or reopens the milestone, by whether the buyer has what it takes. */
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
}

interface BasisChange {
  readonly userId: string;
  readonly title: 'Home Goals';
  readonly met: boolean;
  readonly correlationId: string;
}
