import type { Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { ReadMatchingFacts } from '../financial-profile/index.js';
import type { ListedLender } from './catalogue/index.js';
import type { LenderMatchStore } from './lender-match-store.js';

/** What the use cases of this room are given. */
export interface LenderDependencies {
  readonly lenders: readonly ListedLender[];
  readonly store: LenderMatchStore;
  readonly readMatchingFacts: ReadMatchingFacts;
  /** Any hash of the two: random from buyer to buyer, always the same for one. */
  readonly drawLot: (userId: string, lenderId: string) => string;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
}
