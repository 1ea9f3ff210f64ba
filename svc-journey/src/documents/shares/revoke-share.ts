import { AppError } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { deleteUpload } from '../uploads/delete-upload.js';

interface RevokeRequest {
  readonly userId: string;
  readonly shareId: string;
}

/** Turns off a link, and gives up what is on its way through it. @throws AppError `document-share.not-found` */
export async function revokeShare(
  dependencies: DocumentDependencies,
  { userId, shareId }: RevokeRequest,
): Promise<void> {
  const { shares, uploads, now } = dependencies;
  if (!(await shares.revoke(userId, shareId, now()))) {
    throw new AppError('document-share.not-found', 'We couldn’t find that link');
  }
  const unfinished = (await uploads.findByUser(userId)).filter(
    (upload) => upload.shareId === shareId && upload.state === 'receiving',
  );
  for (const { id: uploadId } of unfinished) {
    await deleteUpload(dependencies, { userId, uploadId }).catch(ignoreMissing);
  }
}

/** The last bytes came meanwhile, or the sender gave it up. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'document-upload.not-found') throw error;
}
