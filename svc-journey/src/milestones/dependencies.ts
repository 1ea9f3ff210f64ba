import type { MilestoneRuleItem, MilestoneTitle } from '@hearthway/contracts/journey';
import type { Outbox, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { NewNotice } from '../notices/index.js';
import type { MilestoneStore } from './milestone-store.js';

/** What this room’s use cases depend on. */
export interface MilestoneDependencies {
  readonly store: MilestoneStore;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly insertNotice: (notice: NewNotice, transaction: Transaction) => Promise<void>;
}

/** What completes a milestone, and what of it the buyer has done. */
export type ReadChecklist = (userId: string) => Promise<readonly MilestoneRuleItem[]>;
export type Checklists = Readonly<Partial<Record<MilestoneTitle, ReadChecklist>>>;
