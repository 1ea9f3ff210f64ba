import {
  beginDocumentUpload,
  deleteDocumentUpload,
  newUpload,
  sendDocumentUpload,
  type NewUpload,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { createUploader, type Uploader } from './uploader.js';

/** Where a file goes: into a slot, to what a photo shows, or as a new version of a document. */
export type UploadTarget = Omit<NewUpload, 'name' | 'bytes'>;

export type OwnUploader = Uploader<UploadTarget>;

/** One for each signed-in session, so that files go on while the buyer looks at other pages. */
const uploaders = new WeakMap<SessionAccess, { readonly userId: string | undefined; readonly uploader: OwnUploader }>();

/** Sends the files of the signed-in buyer. */
export function ownUploader(session: SessionAccess): OwnUploader {
  const userId = session.user()?.id;
  const known = uploaders.get(session);
  if (known && known.userId === userId) return known.uploader;
  known?.uploader.forgetAll();
  const { request } = session;
  const uploader = createUploader<UploadTarget>(session, {
    begin: (file, target, key) =>
      callOperation(request, beginDocumentUpload, {
        headers: { 'idempotency-key': key },
        body: newUpload.parse({ ...file, ...target }),
      }),
    pathOf: (uploadId) => operationPath(sendDocumentUpload, { uploadId }),
    end: (uploadId) => callOperation(request, deleteDocumentUpload, { params: { uploadId } }),
  });
  uploaders.set(session, { userId, uploader });
  const leave = session.subscribe(() => {
    // One account’s files are never sent as another’s.
    if (session.user() === undefined || session.user()?.id === userId) return;
    uploader.forgetAll();
    leave();
  });
  return uploader;
}
