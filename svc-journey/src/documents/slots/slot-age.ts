import { daysLater, type DocumentEntry, type DocumentSlotKey } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { documentSlotRowsOn, policyAt } from '../../policy/index.js';

/** How long a document of a slot is good, by the row in force on a day (YYYY-MM-DD); `undefined` if it doesn’t get too old. */
export function ageRowOn(today: string, slot: DocumentSlotKey | null): PolicyRow | undefined {
  const ages = documentSlotRowsOn(today).find((row) => row.slot === slot)?.ages;
  return ages && policyAt(today).findRow(`paper/age/${ages}`);
}

/** The last day on which a document is taken (YYYY-MM-DD); `null` if it doesn’t get too old, or its date isn’t known. */
export function expiryOn(today: string, { slot, datedOn }: Pick<DocumentEntry, 'slot' | 'datedOn'>): string | null {
  const row = datedOn === null ? undefined : ageRowOn(today, slot);
  return datedOn !== null && row ? daysLater(datedOn, row.value) : null;
}
