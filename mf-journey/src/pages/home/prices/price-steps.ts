import type { Home } from '@hearthway/contracts/journey';

export interface PriceStep {
  readonly priceCents: number;
  readonly since: string;
  /** The change from the previous price, negative if it went down; `undefined` for the first one. */
  readonly changeCents: number | undefined;
}

/** Latest first. */
export function priceSteps(history: Home['priceHistory']): readonly PriceStep[] {
  const steps = history.map((price, place) => {
    const before = history[place - 1]?.priceCents;
    return { ...price, changeCents: before === undefined ? undefined : price.priceCents - before };
  });
  return steps.reverse();
}

/** The difference from the first price seen, negative if the price is now lower. */
export function changeSinceFirst(history: Home['priceHistory']): number {
  return (history.at(-1)?.priceCents ?? 0) - (history[0]?.priceCents ?? 0);
}
