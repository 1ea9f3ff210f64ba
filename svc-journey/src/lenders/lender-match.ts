import { nextLenderMatchStatus, type Lender, type LenderMatchStatus } from '@hearthway/contracts/journey';

/** A lender that a buyer was matched with. Its score isn't stored, since the plan can change. */
export interface StoredMatch {
  readonly id: string;
  readonly userId: string;
  readonly lenderId: string;
  readonly status: LenderMatchStatus;
  readonly listing: StoredListing;
}

/** The lender as it was listed when it was matched: a list can lose lenders, and matches must not. */
export interface StoredListing {
  readonly lender: Lender;
  readonly forMilitary: boolean;
}

export interface StatusChange {
  readonly from: LenderMatchStatus;
  readonly to: LenderMatchStatus;
}

/** Undefined if the match already has the status. */
export function statusChange(
  { status: from }: StoredMatch,
  to: LenderMatchStatus,
): StatusChange | undefined | 'refused' {
  if (from === to) return undefined;
  return nextLenderMatchStatus[from] === to ? { from, to } : 'refused';
}
