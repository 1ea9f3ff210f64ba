/** A limit on the price. */
export interface Bound<Limit extends string> {
  readonly limit: Limit;
  /** Above zero if the price is too high; otherwise how much is left, in any unit. It never falls as the price rises. */
  readonly excess: (priceCents: number) => number;
}

export interface HighestPrice<Limit extends string> {
  /** Whole dollars. */
  readonly priceCents: number;
  /** The first bound that refuses one dollar more. */
  readonly binding: Limit | 'maximum';
}

/** The highest price in whole dollars, up to a maximum, that all bounds allow; 0 if they allow none. */
export function highestPrice<Limit extends string>(
  bounds: readonly Bound<Limit>[],
  maximumCents: number,
): HighestPrice<Limit> {
  const maximum = maximumCents / 100;
  const highest = bounds.reduce((dollars, bound) => highestWithin(bound, dollars), maximum);
  if (highest === maximum) return { priceCents: maximumCents, binding: 'maximum' };
  const refusing = (dollars: number) => bounds.find(({ excess }) => excess(dollars * 100) > 0);
  const atNothing = highest === 0 ? refusing(0) : undefined;
  return { priceCents: highest * 100, binding: (atNothing ?? refusing(highest + 1))?.limit ?? 'maximum' };
}

/**
 * The most dollars up to `most` that one bound allows. Costs rise almost linearly, so interpolating takes a few tries
 * where bisecting would take thirty. Every third try bisects, because a step in the costs can mislead the guesses.
 */
function highestWithin({ excess }: Pick<Bound<string>, 'excess'>, most: number): number {
  let refused = most;
  let above = excess(most * 100);
  if (above <= 0) return most;
  let allowed = 0;
  let below = excess(0);
  if (below > 0) return 0;
  for (let tries = 1; refused - allowed > 1; tries += 1) {
    const share = tries % 3 === 0 ? 0.5 : -below / (above - below);
    const guess = Math.floor(allowed + (refused - allowed) * share);
    const dollars = Math.min(Math.max(guess, allowed + 1), refused - 1);
    const found = excess(dollars * 100);
    if (found > 0) {
      refused = dollars;
      above = found;
    } else {
      allowed = dollars;
      below = found;
    }
  }
  return allowed;
}
