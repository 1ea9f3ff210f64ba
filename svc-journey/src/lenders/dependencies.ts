import type { MortgageRates } from '@hearthway/contracts/journey';
import type { Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { ReadBuyerPlan } from '../financial-profile/index.js';
import type { LenderSource } from './catalogue/index.js';
import type { LenderMatchStore } from './lender-match-store.js';

/** What this room’s use cases depend on. */
export interface LenderDependencies {
  readonly currentLenders: () => LenderSource;
  readonly store: LenderMatchStore;
  readonly readBuyerPlan: ReadBuyerPlan;
  readonly currentRates: () => MortgageRates;
  /** Any hash of the two: random from buyer to buyer, always the same for one. */
  readonly drawLot: (userId: string, lenderId: string) => string;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
}
