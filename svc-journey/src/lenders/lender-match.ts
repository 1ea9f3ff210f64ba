import type { LenderMatchStatus } from '@hearthway/contracts/journey';

/** A lender that a buyer was matched with. Its score isn't stored, since the plan can change. */
export interface StoredMatch {
  readonly id: string;
  readonly userId: string;
  readonly lenderId: string;
  readonly status: LenderMatchStatus;
}
