import { useCallback, useMemo, useState } from 'react';

/** More columns would not fit a screen. */
const comparedMaximum = 4;

export interface Comparison<Thing> {
  /** In the order of the list. */
  readonly chosen: readonly Thing[];
  readonly ids: ReadonlySet<string>;
  readonly isFull: boolean;
  /** Always the same function. One thing too many is ignored. */
  readonly choose: (id: string, isChosen: boolean) => void;
  readonly clear: () => void;
}

/** Which things of a list the buyer wants to see side by side. One that has left the list doesn’t count. */
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
