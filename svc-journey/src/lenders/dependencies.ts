import type { Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { LenderMatchStore } from './lender-match-store.js';
import type { ListedLender } from './listed-lender.js';
import type { RankingFacts } from './ranking-facts.js';

/** What the use cases of this room are given. */
export interface LenderDependencies {
  readonly lenders: readonly ListedLender[];
  readonly store: LenderMatchStore;
  /** What the ranking is given of this buyer; nothing while the financial information is not complete. */
  readonly readFacts: (userId: string) => Promise<RankingFacts | undefined>;
  /** Any hash of the two, so that lots are drawn for each buyer anew and stay as they fell. */
  readonly drawLot: (userId: string, lenderId: string) => string;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
}
