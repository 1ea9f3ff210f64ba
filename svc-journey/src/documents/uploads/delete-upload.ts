import { documentLimits, type DocumentUploadState } from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../documents-dependencies.js';

type Dependencies = Pick<DocumentDependencies, 'store' | 'uploads' | 'files' | 'transaction'>;

/** Gives up an upload, or dismisses one that was refused. @throws AppError `document-upload.not-found` */
export async function deleteUpload(
  dependencies: Dependencies,
  { userId, uploadId }: { readonly userId: string; readonly uploadId: string },
): Promise<void> {
  const found = await dependencies.transaction((transaction) =>
    deleteWhole(dependencies, { userId, id: uploadId }, transaction),
  );
  if (!found) throw new AppError('document-upload.not-found', 'This upload is no longer there. Choose the file again.');
}

const hourMilliseconds = 3_600_000;
/** How long a refused upload says why. */
const refusedDays = 14;

/** Gives up what rests for too long. */
export async function giveUpUploads(dependencies: Dependencies & Pick<DocumentDependencies, 'now'>): Promise<void> {
  await giveUpResting(dependencies, 'receiving', documentLimits.uploadHours);
  await giveUpResting(dependencies, 'refused', refusedDays * 24);
}

async function giveUpResting(
  dependencies: Dependencies & Pick<DocumentDependencies, 'now'>,
  state: DocumentUploadState,
  hours: number,
): Promise<void> {
  const { uploads, transaction, now } = dependencies;
  const since = new Date(now().getTime() - hours * hourMilliseconds);
  for (const { userId, id } of await uploads.findRestingSince(since, state)) {
    await transaction(async (transaction) => {
      const upload = await uploads.findById(userId, id, transaction);
      // It may have gone on since.
      if (upload?.state !== state || upload.touchedAt >= since) return;
      await deleteWhole(dependencies, upload, transaction);
    });
  }
}

async function deleteWhole(
  { store, uploads, files }: Dependencies,
  { userId, id }: { readonly userId: string; readonly id: string },
  transaction: Transaction,
): Promise<boolean> {
  const upload = await uploads.delete(userId, id, transaction);
  if (!upload) return false;
  if (upload.fileId !== null) await files.delete([upload.fileId], transaction);
  await store.releaseFiles(userId, 1, transaction);
  return true;
}
