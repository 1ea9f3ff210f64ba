import {
  comparableCount,
  indicatedValue,
  sizeToCompare,
  strategyNames,
  type OfferComparable,
  type OfferList,
  type OfferStrategies,
  type StrategyName,
} from '@hearthway/contracts/journey';
import { dollars } from '../number-format/index.js';

/** What a price must not go beyond, in cents; `null` if it isn't known. */
export type PriceCaps = OfferList['caps'];

/** Where among the indicated values, sorted, a strategy's price is (by rank, not by amount), and why. */
const strategies: Readonly<Record<StrategyName, { position: number; reason: string }>> = {
  conservative: { position: 1 / 3, reason: 'Leaves room to go up if the seller counters.' },
  market: {
    position: 1 / 2,
    reason: 'The middle of your sales, rounded down to $500: what homes like this one sell for.',
  },
  competitive: { position: 2 / 3, reason: 'For a home that others want, too.' },
};

const capTexts: Readonly<Record<keyof PriceCaps, string>> = {
  ceilingCents: 'the most that a loan allows you by your pinned budget',
  letterCents: 'the amount of your pre-approval letter',
};

interface PricedHome {
  readonly squareFeet: number | null;
  /** What the seller asks. */
  readonly priceCents: number;
}

/**
 * Three prices from comparable sales: the low third, the median, and the high third of what the sales indicate, none above a
 * cap. Prices are rounded down to $500, since an exact one would claim more than the sales say. `undefined` with too few sales.
 * @param home undefined if the buyer deleted it
 */
export function priceStrategies(
  sales: readonly OfferComparable[],
  caps: PriceCaps,
  home: PricedHome | undefined,
): OfferStrategies['strategies'] | undefined {
  if (sales.length < comparableCount.fewest) return undefined;
  const squareFeet = sizeToCompare(sales, home?.squareFeet ?? null);
  const values = sales.map((sale) => indicatedValue(sale, squareFeet)).sort((one, other) => one - other);
  return (Object.keys(strategyNames) as StrategyName[]).map((name) => {
    const { position, reason } = strategies[name];
    const indicatedCents = toStep(quantile(values, position));
    const { priceCents, cappedBy } = capped(indicatedCents, caps);
    const reasons = [
      reason,
      ...(cappedBy ? [`Lowered from ${dollars(indicatedCents)} to ${capTexts[cappedBy]}.`] : []),
      besideSales(priceCents, values),
      ...(home ? [besideAsking(priceCents, home.priceCents)] : []),
    ];
    return { name, priceCents, indicatedCents, cappedBy, reasons };
  });
}

function capped(priceCents: number, { ceilingCents, letterCents }: PriceCaps) {
  const caps = { ceilingCents: ceilingCents ?? Infinity, letterCents: letterCents ?? Infinity };
  const cappedBy = caps.letterCents < caps.ceilingCents ? ('letterCents' as const) : ('ceilingCents' as const);
  if (caps[cappedBy] >= priceCents) return { priceCents, cappedBy: null };
  return { priceCents: toStep(caps[cappedBy]), cappedBy };
}

const stepCents = 50_000;
const toStep = (cents: number): number => Math.floor(cents / stepCents) * stepCents;

/** Between two values, in proportion. `sorted` isn't empty. */
function quantile(sorted: readonly number[], position: number): number {
  const place = (sorted.length - 1) * position;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

function besideSales(priceCents: number, values: readonly number[]): string {
  const counts = [
    ['above', values.filter((value) => value < priceCents).length],
    ['the same as', values.filter((value) => value === priceCents).length],
    ['below', values.filter((value) => value > priceCents).length],
  ] as const;
  const parts = counts.flatMap(([where, count]) => (count > 0 ? [`${where} ${count}`] : []));
  return `Of your ${values.length} sales, adjusted for your home, it’s ${new Intl.ListFormat('en-US').format(parts)}.`;
}

function besideAsking(priceCents: number, askingCents: number): string {
  const difference = priceCents - askingCents;
  if (difference === 0) return 'The same as the asking price.';
  const share = (Math.abs(difference) / askingCents).toLocaleString('en-US', {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return `${dollars(Math.abs(difference))} (${share}) ${difference < 0 ? 'below' : 'above'} the asking price.`;
}
