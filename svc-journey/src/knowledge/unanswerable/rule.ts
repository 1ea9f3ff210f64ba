/** A question is of a kind if it has a word of every group and none of `without`. */
export interface Rule {
  readonly groups: readonly string[];
  readonly without?: string;
  /** The words of the groups follow each other, with at most so many others between two of them. */
  readonly within?: number;
}

/** Whom a buyer deals with. */
export const counterparties =
  'lender lenders bank agent agents realtor realtors inspector inspectors appraiser seller sellers underwriter';
