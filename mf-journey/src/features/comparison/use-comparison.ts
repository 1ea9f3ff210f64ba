import { useCallback, useMemo, useState } from 'react';

/** More columns would not fit a screen. */
const comparedMaximum = 4;

export interface Comparison<Thing> {
  /** In the order of the list. */
  readonly chosen: readonly Thing[];
  readonly ids: ReadonlySet<string>;
  readonly isFull: boolean;
  /** A stable function. Ignored once the maximum is reached. */
  readonly choose: (id: string, isChosen: boolean) => void;
  readonly clear: () => void;
}

/** Which list entries the buyer wants to compare. Entries that are no longer in the list don’t count. */
export function useComparison<Thing extends { readonly id: string }>(things: readonly Thing[]): Comparison<Thing> {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => things.filter(({ id }) => wanted.has(id)).slice(0, comparedMaximum), [things, wanted]);
  const choose = useCallback((id: string, isChosen: boolean) => {
    setWanted((ids) => {
      const others = [...ids].filter((other) => other !== id);
      return new Set(isChosen ? [...others, id] : others);
    });
  }, []);
  const clear = useCallback(() => {
    setWanted(new Set());
  }, []);
  return useMemo(
    () => ({
      chosen,
      ids: new Set(chosen.map(({ id }) => id)),
      isFull: chosen.length >= comparedMaximum,
      choose,
      clear,
    }),
    [chosen, choose, clear],
  );
}
