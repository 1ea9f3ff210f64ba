import { documentLimits, type NewUpload } from '@hearthway/contracts/journey';
import { AppError, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { requireSubject } from '../photos/photo-subjects.js';
import type { StoredUpload } from '../storage/upload-store.js';

export interface BeginUpload {
  readonly userId: string;
  /** The same for a repeated request, which then gets the upload that is there. */
  readonly uploadId: string;
}

/** Someone else who sends the file through a link. */
export interface Sender {
  readonly shareId: string;
  readonly sentBy: string;
  /** Counts the file for the link, or throws. */
  readonly reserve: (transaction: Transaction) => Promise<void>;
}

/**
 * Makes room for a file. Its bytes follow.
 * @throws AppError `document-upload.finished`, `document.too-many`, `document.too-many-versions`, `photo.too-many`;
 *   `document.not-found` for a new version or a photo of nothing
 */
export async function beginUpload(
  dependencies: Pick<
    DocumentDependencies,
    'store' | 'uploads' | 'keys' | 'transaction' | 'now' | 'newFileKey' | 'readHome' | 'hasFinding'
  >,
  { userId, uploadId: id }: BeginUpload,
  given: NewUpload,
  sender?: Sender,
): Promise<StoredUpload> {
  const { store, uploads, keys, transaction, now, newFileKey } = dependencies;
  const at = now();
  const upload: StoredUpload = {
    id,
    userId,
    ...given,
    received: 0,
    state: 'receiving',
    refusal: null,
    key: keys.wrap(newFileKey(), id),
    fileId: null,
    attempts: 0,
    createdAt: at,
    touchedAt: at,
    shareId: sender?.shareId ?? null,
    sentBy: sender?.sentBy ?? null,
  };
  try {
    return await transaction(async (transaction) => {
      const there = await uploads.findById(userId, id, transaction);
      if (there) return there;
      if (await store.findById(userId, id, transaction)) {
        throw new AppError('document-upload.finished', 'This file has arrived. Find it in your documents.');
      }
      await sender?.reserve(transaction);
      const subject = await requireRoom(dependencies, upload, transaction);
      if (!(await store.reserveFile(userId, transaction))) {
        throw new AppError('document.too-many', 'You can keep 500 files. Empty your bin, or delete some, to add more.');
      }
      const begun = { ...upload, subject };
      await uploads.insert(begun, transaction);
      return begun;
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const faster = await uploads.findById(userId, id);
    if (!faster) throw error;
    return faster;
  }
}

/** Returns what it shows: a new version shows what its document shows. */
async function requireRoom(
  dependencies: Pick<DocumentDependencies, 'store' | 'uploads' | 'readHome' | 'hasFinding'>,
  { userId, documentId, subject }: StoredUpload,
  transaction: Transaction,
): Promise<StoredUpload['subject']> {
  const { store } = dependencies;
  if (documentId === null) {
    if (subject !== null) await requireSubject(dependencies, { userId, subject }, transaction);
    return subject;
  }
  const document = await store.findById(userId, documentId, transaction);
  if (document?.binnedAt !== null) throw new AppError('document.not-found', 'We couldn’t find that document');
  if (document.versions.length >= documentLimits.versions) {
    throw new AppError(
      'document.too-many-versions',
      'A document can have 20 versions. Upload this file as a document of its own.',
    );
  }
  return document.subject;
}
