import type { Transaction } from '@hearthway/service-kit';

/** A room that stores something about buyers. */
export interface BuyerRoom {
  /** Everything stored about the buyer, readable; undefined if there is nothing. */
  findForExport(userId: string): Promise<unknown>;
  /** Missing in a room that handles deleted accounts itself. */
  deleteByUser?(userId: string, transaction: Transaction): Promise<void>;
}

/** By the name under which its part stands in a data export. */
export type BuyerRooms = Readonly<Record<string, BuyerRoom>>;
