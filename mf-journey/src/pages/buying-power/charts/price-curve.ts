import { roundSteps } from './round-steps.js';

export const bandNames = { comfortable: 'Comfortable', stretch: 'Stretch', over: 'Over the limit' } as const;
export type BandName = keyof typeof bandNames;

/** The highest comfortable price, and the highest that the program allows. */
export interface PriceLimits {
  readonly comfortableCents: number;
  readonly ceilingCents: number;
}

/** Prices that feel the same: above `fromCents`, up to `toCents`. */
export interface PriceBand {
  readonly name: BandName;
  readonly fromCents: number;
  readonly toCents: number;
}

export interface PricePoint {
  readonly priceCents: number;
  readonly paymentCents: number;
}

export interface PriceCurve {
  /** Starts at a price of zero; includes the buyer's own position. */
  readonly points: readonly PricePoint[];
  /** The points in the table: round prices, and the buyer's own. */
  readonly steps: readonly PricePoint[];
  readonly position: PricePoint;
  /** From lowest to highest, without empty bands. */
  readonly bands: readonly PriceBand[];
}

/** Payments from a price of zero to well above the ceiling and the buyer's own price. All amounts are integer US cents. */
export function priceCurve(
  limits: PriceLimits,
  ownPriceCents: number,
  paymentAt: (priceCents: number) => number,
): PriceCurve {
  const shown = Math.max(limits.ceilingCents, ownPriceCents) * shownAbove;
  const prices = roundSteps(shown, steps);
  const pointAt = (priceCents: number): PricePoint => ({ priceCents, paymentCents: paymentAt(priceCents) });
  const [, step = 0] = prices;
  const between = Array.from({ length: (prices.length - 1) * pointsPerStep + 1 }, (_, index) =>
    Math.round((index * step) / pointsPerStep),
  );
  const points = withPrice(between, ownPriceCents).map(pointAt);
  const stepPrices = new Set(withPrice(prices.slice(1), ownPriceCents));
  return {
    points,
    steps: points.filter(({ priceCents }) => stepPrices.has(priceCents)),
    position: pointAt(ownPriceCents),
    bands: bandsUpTo(prices.at(-1) ?? 0, limits),
  };
}

/** Leaves some room on the chart beyond the buyer's price. */
const shownAbove = 1.2;
const steps = 12;
/** Mortgage insurance makes the payment jump at some prices, which longer lines would turn into slopes. */
const pointsPerStep = 4;

function withPrice(prices: readonly number[], priceCents: number): readonly number[] {
  return [...new Set([...prices, priceCents])].sort((a, b) => a - b);
}

function bandsUpTo(highestCents: number, { comfortableCents, ceilingCents }: PriceLimits): readonly PriceBand[] {
  const bands: readonly PriceBand[] = [
    { name: 'comfortable', fromCents: 0, toCents: comfortableCents },
    { name: 'stretch', fromCents: comfortableCents, toCents: ceilingCents },
    { name: 'over', fromCents: ceilingCents, toCents: highestCents },
  ];
  return bands.filter(({ fromCents, toCents }) => toCents > fromCents);
}

export function bandAt(priceCents: number, bands: readonly PriceBand[]): BandName {
  return bands.find(({ toCents }) => priceCents <= toCents)?.name ?? 'over';
}
