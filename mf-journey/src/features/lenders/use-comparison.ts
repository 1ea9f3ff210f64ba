import { useState } from 'react';
import type { LenderMatch } from '@hearthway/contracts/journey';

/** More columns would not fit a screen. */
const comparisonMaximum = 4;

export interface Comparison {
  /** In the order of the list. */
  readonly chosen: readonly LenderMatch[];
  readonly isChosen: (match: LenderMatch) => boolean;
  readonly isFull: boolean;
  /** Ignores a lender too many. */
  readonly choose: (match: LenderMatch, chosen: boolean) => void;
  readonly clear: () => void;
}

/** The lenders that the buyer wants to see side by side. */
export function useComparison(matches: readonly LenderMatch[]): Comparison {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = matches.filter(({ id }) => ids.includes(id));
  return {
    chosen,
    isChosen: ({ id }) => ids.includes(id),
    isFull: chosen.length >= comparisonMaximum,
    choose({ id }, isChosen) {
      // Lenders that have left the list don't count.
      const others = chosen.flatMap((match) => (match.id === id ? [] : [match.id]));
      setIds(isChosen && others.length < comparisonMaximum ? [...others, id] : others);
    },
    clear() {
      setIds([]);
    },
  };
}
