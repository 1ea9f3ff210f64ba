import type { Transaction } from '@hearthway/service-kit';

/** What a room that keeps something of buyers can do about one of them. */
export interface BuyerRoom {
  /** Everything it keeps of the buyer, readable; undefined when there is nothing. */
  exportOf(userId: string): Promise<unknown>;
  /** A room without it hears of deleted accounts itself. */
  erase?(userId: string, transaction: Transaction): Promise<void>;
}

/** By the name under which its part stands in a data export. */
export type BuyerRooms = Readonly<Record<string, BuyerRoom>>;
