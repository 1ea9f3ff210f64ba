import { documentLimits, type DocumentSlotKey } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../dependencies.js';
import type { StoredDocument, StoredVersion } from '../document.js';

/** A file that is written, and where it goes. */
export interface Arrival {
  /** Of a document of its own. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly slot: DocumentSlotKey | null;
  /** The document that it is a version of. */
  readonly documentId: string | null;
  readonly version: StoredVersion;
  readonly datedOn: string | null;
  /** Who sent it through a link; `null` if nobody did. */
  readonly sentBy: string | null;
}

/** A new version of the document that the buyer named, or a document of its own if that is gone or full. */
export async function putVersion(
  { store }: Pick<DocumentDependencies, 'store'>,
  { id, userId, name, slot, documentId, version, datedOn, sentBy }: Arrival,
  transaction: Transaction,
): Promise<StoredDocument> {
  const updatedAt = version.uploadedAt;
  const before = documentId === null ? undefined : await store.findById(userId, documentId, transaction);
  if (before?.binnedAt === null && before.versions.length < documentLimits.versions) {
    const versions = [version, ...before.versions];
    const dated = datedOn ?? before.datedOn;
    const after = { ...before, versions, datedOn: dated, hintsSeen: false, version: before.version + 1, updatedAt };
    await store.replace(after, before.version, transaction);
    return after;
  }
  const note = sentBy === null ? '' : `Sent by ${sentBy}`;
  const document: StoredDocument = {
    ...{ id, userId, version: 1, name, slot, tags: [], note, datedOn, hintsSeen: false, versions: [version] },
    ...{ createdAt: updatedAt, updatedAt, binnedAt: null },
  };
  await store.insert(document, transaction);
  return document;
}
