import type { NewSharedUpload, SharedUpload } from '@hearthway/contracts/journey';
import { AppError, idFromKey } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { shownUpload, type StoredUpload } from '../storage/upload-store.js';
import { beginUpload, type Sender } from '../uploads/begin-upload.js';
import { deleteUpload } from '../uploads/delete-upload.js';
import { receiveUpload, type TusRequest } from '../uploads/receive-upload.js';
import { findShare } from './open-share.js';

/** What is on its way through a link. @throws AppError `shared-document.not-found` */
export async function listSharedUploads(
  dependencies: DocumentDependencies,
  token: string,
): Promise<{ uploads: SharedUpload[] }> {
  const share = await findShare(dependencies, token, ['upload']);
  const uploads = await dependencies.uploads.findByUser(share.userId);
  return { uploads: uploads.filter(({ shareId }) => shareId === share.id).map(shownToSender) };
}

export interface BeginThroughShare {
  readonly token: string;
  readonly idempotencyKey: string;
}

/** Makes room for a file in the slot of the link. @throws AppError `shared-document.not-found`, `shared-document.full` */
export async function beginThroughShare(
  dependencies: DocumentDependencies,
  { token, idempotencyKey }: BeginThroughShare,
  { name, bytes }: NewSharedUpload,
): Promise<SharedUpload> {
  const { shares, now } = dependencies;
  const share = await findShare(dependencies, token, ['upload']);
  // By the link, so that nobody with another one reaches this upload with the key of its request.
  const uploadId = idFromKey(share.id, idempotencyKey);
  const sender: Sender = {
    shareId: share.id,
    sentBy: share.recipient,
    async reserve(transaction) {
      if (!(await shares.reserveFile(share.id, now(), transaction))) throw full();
    },
  };
  try {
    const given = { name, bytes, slot: share.slot, subject: null, documentId: null };
    return shownToSender(await beginUpload(dependencies, { userId: share.userId, uploadId }, given, sender));
  } catch (error) {
    // How many files the owner has is none of the sender’s business.
    if (error instanceof AppError && error.code === 'document.too-many') throw full();
    throw error;
  }
}

/** Answers tus for an upload of this link, and no other. @throws AppError `shared-document.not-found`, `document-upload.…` */
export async function receiveThroughShare(
  dependencies: DocumentDependencies,
  token: string,
  request: Omit<TusRequest, 'userId' | 'shareId'>,
): Promise<Response> {
  const { userId, id: shareId } = await findShare(dependencies, token, ['upload']);
  return receiveUpload(dependencies, { ...request, userId, shareId });
}

/** @throws AppError `shared-document.not-found`, `document-upload.not-found` */
export async function deleteThroughShare(
  dependencies: DocumentDependencies,
  token: string,
  uploadId: string,
): Promise<void> {
  const { userId, id: shareId } = await findShare(dependencies, token, ['upload']);
  const upload = await dependencies.uploads.findById(userId, uploadId);
  if (upload?.shareId !== shareId || upload.state === 'checking') {
    throw new AppError('document-upload.not-found', 'This upload is no longer there. Choose the file again.');
  }
  await deleteUpload(dependencies, { userId, uploadId });
}

const full = () =>
  new AppError(
    'shared-document.full',
    'No more files can be sent through this link. Ask the person who sent it for a new one.',
  );

function shownToSender(upload: StoredUpload): SharedUpload {
  const { id, name, bytes, received, state, refusal } = shownUpload(upload);
  return { id, name, bytes, received, state, refusal };
}
