import { addressKey } from '@hearthway/contracts/home-address';
import { comparableSaleMaximum, type ComparableSale, type ComparableSaleEntry } from '@hearthway/contracts/journey';

/** The last entry counts for the same home sold on the same day. Most recent sale first, up to the maximum. */
export function withSales(
  sales: readonly ComparableSale[],
  entries: readonly ComparableSaleEntry[],
  newId: () => string,
): ComparableSale[] {
  const byKey = new Map(sales.map((sale) => [saleKey(sale), sale]));
  for (const entry of entries) {
    const key = saleKey(entry);
    byKey.set(key, { id: byKey.get(key)?.id ?? newId(), ...entry });
  }
  return [...byKey.values()]
    .sort((one, other) => other.soldOn.localeCompare(one.soldOn))
    .slice(0, comparableSaleMaximum);
}

/** How many of the entries are among the sales. */
export function countKept(sales: readonly ComparableSale[], entries: readonly ComparableSaleEntry[]): number {
  const kept = new Set(sales.map(saleKey));
  return new Set(entries.map(saleKey).filter((key) => kept.has(key))).size;
}

const saleKey = (sale: ComparableSaleEntry): string => `${addressKey(sale)}|${sale.soldOn}`;
