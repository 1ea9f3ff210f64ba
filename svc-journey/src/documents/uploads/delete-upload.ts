import { documentLimits } from '@hearthway/contracts/journey';
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
  const { uploads, transaction, now } = dependencies;
  const hoursAgo = (hours: number) => new Date(now().getTime() - hours * hourMilliseconds);
  const resting = [
    ...(await uploads.findRestingSince(hoursAgo(documentLimits.uploadHours), ['receiving'])),
    ...(await uploads.findRestingSince(hoursAgo(refusedDays * 24), ['refused'])),
  ];
  for (const upload of resting) {
    await transaction((transaction) => deleteWhole(dependencies, upload, transaction));
  }
}

/** A refused one no longer counts. */
async function deleteWhole(
  { store, uploads, files }: Dependencies,
  { userId, id }: { readonly userId: string; readonly id: string },
  transaction: Transaction,
): Promise<boolean> {
  const upload = await uploads.delete(userId, id, transaction);
  if (!upload) return false;
  if (upload.fileId !== null) await files.delete([upload.fileId], transaction);
  if (upload.state !== 'refused') await store.releaseFiles(userId, 1, transaction);
  return true;
}
