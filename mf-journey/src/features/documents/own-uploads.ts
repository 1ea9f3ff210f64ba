import { newUpload, sendDocumentUpload, type DocumentSlotKey } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { sendNewUpload, sendUploadEnd } from './api.js';
import type { UploadRoutes } from './uploader.js';

/** Where a file goes: into a slot, or as a new version of a document. */
export interface UploadTarget {
  readonly slot: DocumentSlotKey | null;
  readonly documentId: string | null;
}

/** The uploads of the signed-in buyer. */
export const ownUploads = (session: SessionAccess): UploadRoutes<UploadTarget> => ({
  begin: (file, target, key) => sendNewUpload(session, newUpload.parse({ ...file, ...target }), key),
  pathOf: (uploadId) => operationPath(sendDocumentUpload, { uploadId }),
  end: (uploadId) => sendUploadEnd(session, uploadId),
});
