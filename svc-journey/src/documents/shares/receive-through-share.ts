import type { NewSharedUpload, SharedUpload } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { shownUpload, type StoredUpload } from '../storage/upload-store.js';
import type { StoredShare } from '../storage/share-store.js';
import { beginUpload } from '../uploads/begin-upload.js';
import { deleteUpload } from '../uploads/delete-upload.js';
import { receiveUpload, type TusRequest } from '../uploads/receive-upload.js';
import { notFound } from './open-share.js';
import type { ShareDependencies } from './share-dependencies.js';

/** What is on its way through a link. @throws AppError `shared-document.not-found` */
export async function listSharedUploads(
  dependencies: ShareDependencies,
  token: string,
): Promise<{ uploads: SharedUpload[] }> {
  const share = await findUploadShare(dependencies, token);
  const uploads = await dependencies.uploads.findByUser(share.userId);
  return { uploads: uploads.filter(({ shareId }) => shareId === share.id).map(shownToSender) };
}

export interface BeginThroughShare {
  readonly token: string;
  /** The same for a repeated request. */
  readonly creationId: string;
}

/** Makes room for a file in the slot of the link. @throws AppError `shared-document.not-found`, `shared-document.full` */
export async function beginThroughShare(
  dependencies: ShareDependencies,
  { token, creationId }: BeginThroughShare,
  { name, bytes }: NewSharedUpload,
): Promise<SharedUpload> {
  const { shares, linkTokens, now } = dependencies;
  const at = now();
  const visit = { at, action: 'sent' as const, page: null };
  const share = await shares.use(linkTokens.hashOf(token), ['upload'], visit);
  if (!share) throw notFound();
  // Someone with another link can’t reach this upload by reusing its request’s key.
  const uploadId = linkTokens.hashOf(`${share.id} ${creationId}`);
  const sender = {
    shareId: share.id,
    sentBy: share.recipient,
    reserve: async (transaction: Parameters<typeof shares.reserveFile>[2]) => {
      if (!(await shares.reserveFile(share.id, at, transaction))) throw full();
    },
  };
  try {
    const given = { name, bytes, slot: share.slot, documentId: null };
    return shownToSender(await beginUpload(dependencies, { userId: share.userId, uploadId }, given, sender));
  } catch (error) {
    // How many files the owner has is none of the sender’s business.
    if (error instanceof AppError && error.code === 'document.too-many') throw full();
    throw error;
  }
}

/** Answers tus for an upload of this link, and no other. @throws AppError `shared-document.not-found`, `document-upload.…` */
export async function receiveThroughShare(
  dependencies: ShareDependencies,
  token: string,
  request: Omit<TusRequest, 'userId' | 'shareId'>,
): Promise<Response> {
  const { userId, id: shareId } = await findUploadShare(dependencies, token);
  return receiveUpload(dependencies, { ...request, userId, shareId });
}

/** @throws AppError `shared-document.not-found`, `document-upload.not-found` */
export async function deleteThroughShare(
  dependencies: ShareDependencies,
  token: string,
  uploadId: string,
): Promise<void> {
  const { userId, id: shareId } = await findUploadShare(dependencies, token);
  const upload = await dependencies.uploads.findById(userId, uploadId);
  if (upload?.shareId !== shareId || upload.state === 'checking') {
    throw new AppError('document-upload.not-found', problemTexts.documentUploadNotFound);
  }
  await deleteUpload(dependencies, { userId, uploadId });
}

async function findUploadShare({ shares, linkTokens, now }: ShareDependencies, token: string): Promise<StoredShare> {
  const share = await shares.find(linkTokens.hashOf(token), ['upload'], now());
  if (!share) throw notFound();
  return share;
}

const full = () => new AppError('shared-document.full', problemTexts.sharedDocumentFull);

function shownToSender(upload: StoredUpload): SharedUpload {
  const { id, name, bytes, received, state, refusal } = shownUpload(upload);
  return { id, name, bytes, received, state, refusal };
}
