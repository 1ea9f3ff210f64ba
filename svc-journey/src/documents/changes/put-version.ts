import { documentLimits } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { StoredDocument, StoredVersion } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { hasSubject } from '../photos/photo-subjects.js';
import type { StoredUpload } from '../storage/upload-store.js';
import { updateExpiryEvent } from './expiry-event.js';

/** Where a file goes: a document, or else one of its own with this id, and what it is about then. */
export type ArrivingFile = Pick<StoredUpload, 'id' | 'userId' | 'name' | 'slot' | 'subject' | 'documentId' | 'sentBy'>;

/** A file that is written, and where it goes. */
interface Arrival {
  readonly upload: ArrivingFile;
  readonly version: StoredVersion;
  /** The day on the document, as far as its text says one. */
  readonly datedOn: string | null;
}

/**
 * A new version of the document that the buyer named, or a document of its own if that one is gone or full.
 * @returns the document’s id
 */
export async function putVersion(
  dependencies: Pick<DocumentDependencies, 'store' | 'keepEvents' | 'figuresAt' | 'readHome' | 'hasFinding'>,
  { upload, version, datedOn }: Arrival,
  transaction: Transaction,
): Promise<string> {
  const { store, keepEvents, figuresAt } = dependencies;
  const { id, userId, name, slot, subject, documentId, sentBy } = upload;
  const updatedAt = version.uploadedAt;
  const before = documentId === null ? undefined : await store.findById(userId, documentId, transaction);
  if (before?.binnedAt === null && before.versions.length < documentLimits.versions) {
    const after: StoredDocument = {
      ...before,
      version: before.version + 1,
      versions: [version, ...before.versions],
      datedOn: datedOn ?? before.datedOn,
      hintsSeen: false,
      updatedAt,
    };
    // False if it was changed since it was read: the whole transaction is tried again.
    if (!(await store.replace(after, before.version, transaction))) throw new Error('The document changed meanwhile');
    await updateExpiryEvent({ keepEvents, now: figuresAt }, { userId, before, after }, transaction);
    return before.id;
  }
  if (subject !== null) await store.takeTurn(userId, transaction);
  const isOfNothing = subject !== null && !(await hasSubject(dependencies, { userId, subject }, transaction));
  const after: StoredDocument = {
    id,
    userId,
    version: 1,
    name,
    slot,
    subject,
    tags: [],
    note: sentBy === null ? '' : `Sent by ${sentBy}`,
    datedOn,
    hintsSeen: false,
    versions: [version],
    createdAt: updatedAt,
    updatedAt,
    // What it shows was deleted while it was on its way.
    binnedAt: isOfNothing ? updatedAt : null,
  };
  await store.insert(after, transaction);
  await updateExpiryEvent({ keepEvents, now: figuresAt }, { userId, before: undefined, after }, transaction);
  return id;
}
