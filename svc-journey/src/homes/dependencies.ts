import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { KeptEvent } from '../calendar-events/index.js';
import type { ReadBuyerForHomes } from './assessment/index.js';
import type { HomeStore } from './home-store.js';

/** Whether the buyer now fulfills a milestone's rule, for the room that completes it. */
export interface BasisChange {
  readonly userId: string;
  readonly title: 'Home Search';
  readonly met: boolean;
  readonly correlationId: string;
}

/** What this room’s use cases depend on. */
export interface HomeDependencies {
  readonly store: HomeStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** What estimates and the fit need of the buyer. */
  readonly readBuyer: ReadBuyerForHomes;
  /** Keep the calendar in sync with a tour. */
  readonly putCalendarEvent: (event: KeptEvent, transaction: Transaction) => Promise<void>;
  readonly removeCalendarEvent: (userId: string, id: string, transaction: Transaction) => Promise<void>;
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
}
