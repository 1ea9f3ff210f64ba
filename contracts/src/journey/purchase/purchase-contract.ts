import * as z from 'zod/mini';
import { storedPurchaseTerms } from './purchase-terms.js';

export const contractStatuses = { active: 'Under contract', fell_through: 'Fell through', closed: 'Closed' } as const;
export type ContractStatus = keyof typeof contractStatuses;

/**
 * A contract as it is stored. `version` counts its changes: from 1, and in a later contract from a number that no earlier one
 * had, so that a page that still shows an earlier one can't change the next.
 */
export const purchaseContract = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(Object.keys(contractStatuses) as [ContractStatus, ...ContractStatus[]]),
  terms: storedPurchaseTerms,
  /** The offer that it came of, if the buyer tracked it here. */
  offerId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When the buyer said that it fell through, or a moment of the day on which they got the keys. */
  endedAt: z.nullable(z.iso.datetime()),
});
export type PurchaseContract = z.infer<typeof purchaseContract>;
