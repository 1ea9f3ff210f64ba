import type { ComparableSale, Home } from '@hearthway/contracts/journey';

/** Sale prices per square foot, rounded to the cent. */
export interface PerSquareFoot {
  readonly count: number;
  readonly lowCents: number;
  readonly medianCents: number;
  readonly highCents: number;
}

export interface Comparables {
  /** Five digits. */
  readonly zipCode: string;
  /** Latest sale first. */
  readonly sales: readonly ComparableSale[];
  /** For the sales with known square feet; `undefined` if there are none. */
  readonly perSquareFoot: PerSquareFoot | undefined;
}

/** The sales in the home's ZIP code. `undefined` if there are none, or if its ZIP code isn't known. */
export function comparablesOf(
  { zipCode }: Pick<Home, 'zipCode'>,
  sales: readonly ComparableSale[],
): Comparables | undefined {
  const zip = zipCode.slice(0, 5);
  const near = zip === '' ? [] : sales.filter((sale) => sale.zipCode.slice(0, 5) === zip);
  if (near.length === 0) return undefined;
  const prices = near
    .map(perSquareFootCents)
    .filter((cents) => cents !== undefined)
    .sort((one, other) => one - other);
  return {
    zipCode: zip,
    sales: [...near].sort((one, other) => other.soldOn.localeCompare(one.soldOn)),
    perSquareFoot:
      prices.length === 0
        ? undefined
        : {
            count: prices.length,
            lowCents: prices.at(0) ?? 0,
            medianCents: medianOf(prices),
            highCents: prices.at(-1) ?? 0,
          },
  };
}

export function perSquareFootCents({
  priceCents,
  squareFeet,
}: Pick<ComparableSale, 'priceCents' | 'squareFeet'>): number | undefined {
  return squareFeet === null ? undefined : Math.round(priceCents / squareFeet);
}

/** Of ascending numbers, at least one. Of an even count, the mean of the middle two. */
function medianOf(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.round((lower + upper) / 2);
}
