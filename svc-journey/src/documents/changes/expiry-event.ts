import type { Transaction } from '@hearthway/service-kit';
import { dayOf } from '../../policy/index.js';
import type { DocumentDependencies } from '../dependencies.js';
import { expiryOf, type StoredDocument } from '../document.js';
import { ageOf } from '../read-papers.js';

type Dependencies = Pick<DocumentDependencies, 'putCalendarEvent' | 'removeCalendarEvent' | 'now'>;

const titleLength = 120;

/** Makes the calendar follow the last day of a document. One in the bin has none. */
export async function updateExpiryEvent(
  { putCalendarEvent, removeCalendarEvent, now }: Dependencies,
  { id, userId, name, slot, datedOn, binnedAt }: StoredDocument,
  transaction: Transaction,
): Promise<void> {
  const until = binnedAt === null ? expiryOf(datedOn, ageOf(slot, dayOf(now()))) : null;
  if (until === null) {
    await removeCalendarEvent(userId, eventIdOf(id), transaction);
    return;
  }
  const title = `Too old from now on: ${name}`.slice(0, titleLength);
  // Noon of the western half of the country, so that it is the same day everywhere in it.
  const entry = { title, address: '', startsAt: `${until}T18:00:00.000Z` };
  await putCalendarEvent({ userId, id: eventIdOf(id), entry, origin: { kind: 'document' } }, transaction);
}

const eventIdOf = (documentId: string): string => `document-${documentId}`;
