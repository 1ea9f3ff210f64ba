import * as journey from '@hearthway/contracts/journey';
import { idFromKey, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import {
  binDocument,
  changeDocument,
  eraseDocument,
  markSlot,
  restoreDocument,
  type DocumentRequest,
} from './changes/change-document.js';
import type { DocumentDependencies } from './documents-dependencies.js';
import { createDownload, findAllFiles } from './downloads/download-all.js';
import { sendFile, sendPicture, sendZip } from './downloads/file-routes.js';
import { findFile, findThumbnail } from './downloads/read-file.js';
import { listPhotos } from './photos/list-photos.js';
import { readCenter } from './read-center.js';
import { searchDocuments } from './search-documents.js';
import { shownUpload } from './storage/upload-store.js';
import { beginUpload } from './uploads/begin-upload.js';
import { deleteUpload } from './uploads/delete-upload.js';
import { receiveUpload } from './uploads/receive-upload.js';
import { answerTus } from './uploads/tus-routes.js';

export function documentRoutes(dependencies: DocumentDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getDocumentCenter, (_input, context) => readCenter(dependencies, principalOf(context).userId));
  routes.handle(journey.listDocumentSlots, (_input, context) => readCenter(dependencies, principalOf(context).userId));
  routes.handle(journey.searchDocuments, ({ query: { words } }, context) =>
    searchDocuments(dependencies, principalOf(context).userId, words),
  );
  routes.handle(journey.listPhotos, (_input, context) => listPhotos(dependencies, principalOf(context).userId));
  routes.handle(journey.markDocumentSlot, async ({ params: { slotKey: slot }, body }, context) => {
    await markSlot(dependencies, { userId: principalOf(context).userId, slot }, body);
    return undefined;
  });
  routes.handle(journey.changeDocument, (input, context) =>
    changeDocument(dependencies, documentRequest(input, context), input.body),
  );
  routes.handle(journey.binDocument, async (input, context) => {
    await binDocument(dependencies, documentRequest(input, context));
    return undefined;
  });
  routes.handle(journey.restoreDocument, (input, context) =>
    restoreDocument(dependencies, documentRequest(input, context)),
  );
  routes.handle(journey.eraseDocument, async (input, context) => {
    await eraseDocument(dependencies, documentRequest(input, context));
    return undefined;
  });

  routes.handle(journey.readDocumentFile, async ({ params }, context) => {
    await sendFile(context, await findFile(dependencies, { userId: principalOf(context).userId, ...params }));
    return undefined;
  });
  routes.handle(journey.readDocumentThumbnail, async ({ params }, context) => {
    const request = { userId: principalOf(context).userId, ...params };
    sendPicture(context, 'webp', await findThumbnail(dependencies, request));
    return undefined;
  });
  routes.handle(journey.createDocumentDownload, (_input, context) =>
    createDownload(dependencies, principalOf(context).userId),
  );
  routes.handle(journey.downloadDocuments, async ({ params: { token } }, context) => {
    await sendZip(context, await findAllFiles(dependencies, token));
    return undefined;
  });

  routes.handle(journey.listDocumentUploads, async (_input, context) => ({
    uploads: (await dependencies.uploads.findByUser(principalOf(context).userId)).map(shownUpload),
  }));
  routes.handle(journey.beginDocumentUpload, async ({ headers, body }, context) => {
    const { userId } = principalOf(context);
    const uploadId = idFromKey(userId, headers['idempotency-key']);
    return shownUpload(await beginUpload(dependencies, { userId, uploadId }, body));
  });
  const receive = async ({ params: { uploadId } }: UploadInput, context: RequestContext) => {
    const { userId } = principalOf(context);
    await answerTus(context, (request) => receiveUpload(dependencies, { userId, uploadId, request }));
    return undefined;
  };
  routes.handle(journey.resumeDocumentUpload, receive);
  routes.handle(journey.sendDocumentUpload, receive);
  routes.handle(journey.deleteDocumentUpload, async ({ params: { uploadId } }, context) => {
    await deleteUpload(dependencies, { userId: principalOf(context).userId, uploadId });
    return undefined;
  });

  return routes;
}

interface UploadInput {
  readonly params: { readonly uploadId: string };
}

interface DocumentInput {
  readonly params: { readonly documentId: string };
  readonly headers: { readonly 'if-match': number };
}

const documentRequest = ({ params, headers }: DocumentInput, context: RequestContext): DocumentRequest => ({
  userId: principalOf(context).userId,
  documentId: params.documentId,
  version: headers['if-match'],
});
