import type { OfferComparable } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { amount, count, typedAmount, typedCount } from '../typed-form/index.js';

/** What every comparable sale has, whatever it is for. Money in cents. */
export type ComparableFacts = Omit<OfferComparable, 'adjustmentCents'>;

/** Reads the controls of `SaleFields`. */
export const saleControls = z.object({
  address: z.string(),
  priceCents: amount.optional,
  soldOn: z.string(),
  squareFeet: count,
  note: z.string(),
});
export type SaleValues = z.input<typeof saleControls>;

/** What they show at first. */
export const saleValues = (sale: ComparableFacts | undefined): SaleValues => ({
  address: sale?.address ?? '',
  priceCents: typedAmount(sale?.priceCents ?? null),
  soldOn: sale?.soldOn ?? '',
  squareFeet: typedCount(sale?.squareFeet ?? null),
  note: sale?.note ?? '',
});
