import { useState } from 'react';
import type { LoanEstimate } from '@hearthway/contracts/journey';

/** How many are compared at a time. */
export const compared = { fewest: 2, most: 4 } as const;

export interface Chosen {
  readonly all: readonly LoanEstimate[];
  /** Those that are compared. */
  readonly chosen: readonly LoanEstimate[];
  readonly choose: (estimate: LoanEstimate, on: boolean) => void;
}

/**
 * Which estimates are compared: the first ones, until the buyer chooses. One that is added later never takes a place of theirs.
 * @param keyOf what the choice is remembered by
 */
export function useChosen(
  estimates: readonly LoanEstimate[],
  keyOf: (estimate: LoanEstimate) => string = ({ id }) => id,
): Chosen {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = estimates.filter((estimate) => !leftOut.has(keyOf(estimate))).slice(0, compared.most);
  const choose = (estimate: LoanEstimate, on: boolean): void => {
    const others = estimates.filter((one) => one !== estimate && !chosen.includes(one));
    setLeftOut(new Set([...others, ...(on ? [] : [estimate])].map(keyOf)));
  };
  return { all: estimates, chosen, choose };
}
