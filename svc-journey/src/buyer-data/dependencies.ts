import type { Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { BuyerRooms } from './buyer-room.js';
import type { ErasureStore } from './erasure-store.js';

/** What the use cases of this room are given. */
export interface BuyerDataDependencies {
  readonly rooms: BuyerRooms;
  readonly erasures: ErasureStore;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
}
