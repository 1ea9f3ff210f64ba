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

/** Which estimates are compared: the first ones, until the buyer chooses. One that is added later never takes a place of theirs. */
export function useChosen(estimates: readonly LoanEstimate[]): Chosen {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = estimates.filter(({ id }) => !leftOut.has(id)).slice(0, compared.most);
  const choose = (estimate: LoanEstimate, on: boolean): void => {
    const others = estimates.filter((one) => one !== estimate && !chosen.includes(one));
    setLeftOut(new Set([...others, ...(on ? [] : [estimate])].map(({ id }) => id)));
  };
  return { all: estimates, chosen, choose };
}
