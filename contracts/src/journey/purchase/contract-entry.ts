import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { purchaseContract } from './purchase-contract.js';

/**
 * The contract that the pages after an offer are about: the one under contract, or else the last that the buyer closed on. `null`
 * without either, and then nothing can be saved.
 */
export const shownContract = z.nullable(purchaseContract);

/** What a buyer keeps about one contract, as stored. `version` counts the saves; 0 before the first. */
export const stored = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ version: z.number(), updatedAt: z.nullable(z.iso.datetime()), ...shape });

/** What a save sends. The contract is named, so that nothing lands on the next one. */
export const savedFor = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.strictObject({ contractId: identifier, entry });

/** `contract.not-found`: it isn’t the one that the pages are about, or nothing of it changes any more. */
export const saveErrors = { 'contract.not-found': 404, 'contract-entry.conflict': 409, 'day.in-future': 400 } as const;

/** A sentence on what a buyer entered. `missing`: what the check needs isn’t known. */
export const entryCheck = z.object({
  id: z.string(),
  result: z.enum(['fine', 'warning', 'missing']),
  text: z.string(),
});
export type EntryCheck = z.infer<typeof entryCheck>;
