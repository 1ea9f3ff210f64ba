import type { AssessedHome } from '@hearthway/contracts/journey';

/** Only what describes a home, its costs, and its place. Never who lives nearby, crime, safety, or schools. */
export interface Filters {
  readonly text: string;
  /** Dollars, as chosen; empty for any. */
  readonly maximumPrice: string;
  readonly minimumBedrooms: string;
  readonly minimumBathrooms: string;
  readonly propertyType: string;
  readonly onlyForSale: boolean;
  readonly order: Order;
}

export const orders = {
  newest: 'Newest first',
  price: 'Lowest price',
  payment: 'Lowest payment',
  squareFoot: 'Lowest price per square foot',
  fit: 'Best fit with your goals',
} as const;
export type Order = keyof typeof orders;

export const noFilters: Filters = {
  text: '',
  maximumPrice: '',
  minimumBedrooms: '',
  minimumBathrooms: '',
  propertyType: '',
  onlyForSale: false,
  order: 'newest',
};

/** A home whose fact isn't known stays in. */
export function filtered(homes: readonly AssessedHome[], filters: Filters): AssessedHome[] {
  const words = filters.text.trim().toLowerCase();
  const passes = (home: AssessedHome): boolean =>
    (words === '' || `${home.address} ${home.city} ${home.zipCode}`.toLowerCase().includes(words)) &&
    (filters.maximumPrice === '' || home.priceCents <= Number(filters.maximumPrice) * 100) &&
    isAtLeast(home.bedrooms, filters.minimumBedrooms) &&
    isAtLeast(home.bathrooms, filters.minimumBathrooms) &&
    (filters.propertyType === '' || home.propertyType === null || home.propertyType === filters.propertyType) &&
    (!filters.onlyForSale || home.marketStatus === 'for_sale');
  return inOrder(homes.filter(passes), filters.order);
}

/** Homes without the figure come last; equal ones stay in the order in which they were saved. */
function inOrder(homes: readonly AssessedHome[], order: Order): AssessedHome[] {
  const figure = figures[order];
  return [...homes].sort((one, other) => compare(figure(one), figure(other)));
}

const isAtLeast = (value: number | null, minimum: string): boolean =>
  minimum === '' || value === null || value >= Number(minimum);

const figures: Readonly<Record<Order, (home: AssessedHome) => number | null>> = {
  newest: () => 0,
  price: ({ priceCents }) => priceCents,
  payment: ({ assessment }) => assessment.monthlyPaymentCents,
  squareFoot: ({ assessment }) => assessment.pricePerSquareFootCents,
  fit: ({ assessment: { fit } }) => (fit?.score == null ? null : verdictRank[fit.verdict] * 1_000 - fit.score),
};

const verdictRank = { fits: 1, check: 1, misses: 2, ruled_out: 3 } as const;

function compare(one: number | null, other: number | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  return other === null ? -1 : one - other;
}
