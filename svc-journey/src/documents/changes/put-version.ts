import { documentLimits } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { StoredDocument, StoredVersion } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { hasSubject } from '../photos/photo-subjects.js';
import type { StoredUpload } from '../storage/upload-store.js';
import { updateExpiryEvent } from './expiry-event.js';

/** A file that is written, and the upload that it came with. */
interface Arrival {
  readonly upload: StoredUpload;
  readonly version: StoredVersion;
  /** The day on the document, as far as its text says one. */
  readonly datedOn: string | null;
}

/** A new version of the document that the buyer named, or a document of its own if that one is gone or full. */
export async function putVersion(
  dependencies: Pick<DocumentDependencies, 'store' | 'keepEvents' | 'figuresAt' | 'readHome' | 'hasFinding'>,
  { upload, version, datedOn }: Arrival,
  transaction: Transaction,
): Promise<void> {
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
    return;
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
}
