import type { BuyerDocument } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { KeepEvents, KeptEntry } from '../../calendar-events/index.js';
import { dayOf } from '../../policy/index.js';
import { expiryOn } from '../slots/slot-age.js';

type AgingDocument = Pick<BuyerDocument, 'id' | 'name' | 'slot' | 'datedOn' | 'binnedAt'>;

interface ExpiryChange {
  readonly userId: string;
  /** `undefined` if it is new. */
  readonly before: AgingDocument | undefined;
  /** `undefined` once it is gone. */
  readonly after: AgingDocument | undefined;
}

/** Makes the calendar follow the last day of a document. One in the bin has none. */
export async function updateExpiryEvent(
  { keepEvents, now }: { readonly keepEvents: KeepEvents; readonly now: () => Date },
  { userId, before, after }: ExpiryChange,
  transaction: Transaction,
): Promise<void> {
  const today = dayOf(now());
  const id = (after ?? before)?.id;
  if (id === undefined) return;
  const entries = { before: expiryEntries(today, before), after: expiryEntries(today, after) };
  await keepEvents({ userId, source: `document:${id}`, ...entries }, transaction);
}

/** What the calendar says of a document, by the rules in force on a day (YYYY-MM-DD). */
function expiryEntries(today: string, document: AgingDocument | undefined): readonly KeptEntry[] {
  if (document?.binnedAt !== null) return [];
  const until = expiryOn(today, document);
  if (until === null) return [];
  // By day everywhere in the country.
  const startsAt = `${until}T17:00:00.000Z`;
  return [{ title: `Gets too old: ${document.name}`, address: '', startsAt }];
}
