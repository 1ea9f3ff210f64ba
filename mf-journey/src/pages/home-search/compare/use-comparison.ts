import { useCallback, useMemo, useState } from 'react';
import { homeLimits, type AssessedHome } from '@hearthway/contracts/journey';
import type { Comparison } from '../cards.js';

/** The homes that the buyer wants to see side by side, in the order of the list. One too many is ignored. */
export function useComparison(homes: readonly AssessedHome[]): {
  readonly comparison: Comparison;
  readonly chosen: readonly AssessedHome[];
  readonly clear: () => void;
} {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  // A home that was deleted meanwhile doesn't count.
  const chosen = useMemo(() => homes.filter(({ id }) => wanted.has(id)).slice(0, homeLimits.compared), [homes, wanted]);
  const choose = useCallback((id: string, isChosen: boolean) => {
    setWanted((ids) => {
      const others = [...ids].filter((other) => other !== id);
      return new Set(isChosen ? [...others, id] : others);
    });
  }, []);
  const clear = useCallback(() => {
    setWanted(new Set());
  }, []);
  const comparison = useMemo(
    () => ({ ids: new Set(chosen.map(({ id }) => id)), isFull: chosen.length >= homeLimits.compared, choose }),
    [chosen, choose],
  );
  return { comparison, chosen, clear };
}
