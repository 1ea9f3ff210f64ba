import { useState } from 'react';
import type { LoanEstimate } from '@hearthway/contracts/journey';

/** How many are compared at a time. */
export const compared = { fewest: 2, most: 4 } as const;

/** Which estimates are compared: the first ones, until the buyer chooses. One that is added later never takes a place of theirs. */
export function useChosen(estimates: readonly LoanEstimate[]) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = estimates.filter(({ id }) => !leftOut.has(id)).slice(0, compared.most);
  const choose = (estimate: LoanEstimate, on: boolean): void => {
    const others = estimates.filter((one) => one !== estimate && !chosen.includes(one));
    setLeftOut(new Set([...others, ...(on ? [] : [estimate])].map(({ id }) => id)));
  };
  return { chosen, choose };
}
