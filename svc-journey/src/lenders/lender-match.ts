import { nextLenderMatchStatus, type LenderMatchStatus } from '@hearthway/contracts/journey';

/** A lender that a buyer was matched with. Its score isn't stored, since the plan can change. */
export interface StoredMatch {
  readonly id: string;
  readonly userId: string;
  readonly lenderId: string;
  readonly status: LenderMatchStatus;
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
