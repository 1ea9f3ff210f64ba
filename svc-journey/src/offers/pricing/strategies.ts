import {
  comparableCount,
  indicatedValue,
  strategyNames,
  type ComparableSale,
  type StrategyName,
} from '@hearthway/contracts/journey';

/** Where in the range of indicated values a strategy's price is. */
const positions: Readonly<Record<StrategyName, number>> = { conservative: 1 / 3, market: 1 / 2, competitive: 2 / 3 };

/** What a price must not go beyond, in cents; `null` if it isn't known. */
export interface PriceCaps {
  /** The most that a loan program allows the buyer. */
  readonly ceilingCents: number | null;
  /** The largest amount among letters that haven't expired. */
  readonly letterCents: number | null;
}
export type CapName = keyof PriceCaps;

export interface Strategy {
  readonly name: StrategyName;
  readonly priceCents: number;
  /** What the sales alone say, before the caps. */
  readonly indicatedCents: number;
  /** The cap that lowered the price. */
  readonly cappedBy: CapName | null;
}

/** Prices are rounded down to this: an exact one would claim more than the sales say. */
const stepCents = 50_000;

/**
 * Three prices from comparable sales: the low third, the median, and the high third of what the sales indicate, none above the
 * buyer's caps. `undefined` with too few sales.
 * @param squareFeet of the home to buy
 */
export function priceStrategies(
  sales: readonly ComparableSale[],
  squareFeet: number | null,
  caps: PriceCaps,
): readonly Strategy[] | undefined {
  if (sales.length < comparableCount.fewest) return undefined;
  // With one size missing, sizes would count for some sales only.
  const comparable = sales.every((sale) => sale.squareFeet !== null) ? squareFeet : null;
  const values = sales.map((sale) => indicatedValue(sale, comparable)).sort((one, other) => one - other);
  return (Object.keys(strategyNames) as StrategyName[]).map((name) => {
    const indicatedCents = toStep(quantile(values, positions[name]));
    return { name, indicatedCents, ...capped(indicatedCents, caps) };
  });
}

function capped(priceCents: number, caps: PriceCaps): Pick<Strategy, 'priceCents' | 'cappedBy'> {
  let result: Pick<Strategy, 'priceCents' | 'cappedBy'> = { priceCents, cappedBy: null };
  for (const cappedBy of ['ceilingCents', 'letterCents'] as const) {
    const cap = caps[cappedBy];
    if (cap !== null && cap < result.priceCents) result = { priceCents: toStep(cap), cappedBy };
  }
  return result;
}

const toStep = (valueCents: number): number => Math.floor(valueCents / stepCents) * stepCents;

/** Between two values, in proportion. `sorted` has at least one. */
function quantile(sorted: readonly number[], position: number): number {
  const index = (sorted.length - 1) * position;
  const below = sorted[Math.floor(index)] ?? 0;
  const above = sorted[Math.ceil(index)] ?? below;
  return below + (above - below) * (index - Math.floor(index));
}
