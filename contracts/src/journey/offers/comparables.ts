import * as z from 'zod/mini';
import { calendarDay, daysBetween } from '../calendar-day.js';
import { comparableSaleEntry, homeLimits } from '../homes.js';
import { publicLine } from '../private-numbers.js';

/** Sales that an offer's price rests on. Fewer than three say little; more than six are rarely alike. */
export const comparableCount = { fewest: 3, most: 6 } as const;

const noAddress = 'Please enter the address or a name for this sale';
const noPrice = 'Please enter what it sold for';
const noAdjustment = 'Please enter by how much, or choose that it’s about the same';

/** What every comparable sale has, also one of an appraisal. Money in cents. */
export const saleFacts = {
  address: publicLine(120, { invisible: noAddress }).check(z.minLength(1, noAddress)),
  priceCents: z.number({ error: noPrice }).check(z.int(noPrice), z.gte(100, noPrice), z.lte(homeLimits.priceCents)),
  soldOn: calendarDay,
  squareFeet: comparableSaleEntry.shape.squareFeet,
} as const;

/** A nearby home that was sold. */
export const offerComparable = z.strictObject({
  ...saleFacts,
  /**
   * What would make it like the buyer's home, by the buyer's judgment: more if their home is better than the one sold, less
   * if it is worse.
   */
  adjustmentCents: z
    .number({ error: noAdjustment })
    .check(z.int(), z.gte(-homeLimits.priceCents, 'Please enter less'), z.lte(homeLimits.priceCents)),
  /** Why: `New roof, no garage`. */
  note: publicLine(200),
});
export type OfferComparable = z.infer<typeof offerComparable>;

/** As stored: it may be older than a rule on texts, so it isn’t held to it. */
export const storedOfferComparable = z.object({ ...offerComparable.shape, address: z.string(), note: z.string() });

/** Shown for a day of sale in the future, which the page and the service check: they know what day it is. */
export const notSoldYet = 'This date is in the future. Please enter the day on which it sold.';

/** Whether a sale is so old that prices may have moved since: more than six months. Both are YYYY-MM-DD. */
export const isOldSale = ({ soldOn }: Pick<OfferComparable, 'soldOn'>, today: string): boolean =>
  daysBetween(soldOn, today) > 184;

/** The size of the buyer's home if all sales can be compared by size. With one missing, sizes would count for some sales only. */
export const sizeToCompare = (sales: readonly OfferComparable[], squareFeet: number | null): number | null =>
  sales.every((sale) => sale.squareFeet !== null) ? squareFeet : null;

/**
 * What a sale says that a home is worth, in cents: its adjusted price, for the home's size if both sizes are known.
 * @param squareFeet of the buyer's home
 */
export function indicatedValue(sale: OfferComparable, squareFeet: number | null): number {
  const adjusted = Math.max(0, sale.priceCents + sale.adjustmentCents);
  if (sale.squareFeet === null || squareFeet === null) return adjusted;
  return Math.round((adjusted / sale.squareFeet) * squareFeet);
}
