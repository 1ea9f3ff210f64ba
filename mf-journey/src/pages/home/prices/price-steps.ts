import type { Home } from '@hearthway/contracts/journey';

export interface PriceStep {
  readonly priceCents: number;
  readonly since: string;
  /** Up or, if negative, down from the price before; `undefined` for the first one. */
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

/** By how much the price is above or, if negative, below the first one that was seen. */
export function changeSinceFirst(history: Home['priceHistory']): number {
  return (history.at(-1)?.priceCents ?? 0) - (history[0]?.priceCents ?? 0);
}
