import type { BuyerFigures } from '@hearthway/contracts/affordability';

let handed: BuyerFigures | undefined;

/** Has Buying Power begin with these figures the next time it is opened. */
export function handFigures(figures: BuyerFigures): void {
  handed = figures;
}

/** What was handed over, once. */
export function takeHandedFigures(): BuyerFigures | undefined {
  const figures = handed;
  handed = undefined;
  return figures;
}
