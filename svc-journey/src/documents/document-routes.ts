import * as journey from '@hearthway/contracts/journey';
import {
  creationIdOf,
  operationRouter,
  principalOf,
  versionOf,
  type LinkTokens,
  type RequestContext,
} from '@hearthway/service-kit';
import {
  binDocument,
  changeDocument,
  eraseDocument,
  markSlot,
  restoreDocument,
  type DocumentRequest,
} from './changes/change-document.js';
import type { DocumentDependencies } from './dependencies.js';
import { createDownload, findAllFiles } from './downloads/download-all.js';
import { findFile } from './downloads/read-file.js';
import { readCenter, readSlots } from './read-papers.js';
import { searchDocuments } from './search-documents.js';
import { beginUpload } from './uploads/begin-upload.js';
import { deleteUpload } from './uploads/delete-upload.js';
import { receiveUpload } from './uploads/receive-upload.js';
import { answerTus, sendFile, sendZip } from './streams.js';
import { shownUpload } from './storage/upload-store.js';

export function documentRoutes(dependencies: DocumentDependencies & { readonly linkTokens: LinkTokens }) {
  const routes = operationRouter();

  routes.handle(journey.getDocumentCenter, (_input, context) => readCenter(dependencies, principalOf(context).userId));
  routes.handle(journey.listDocumentSlots, (_input, context) => readSlots(dependencies, principalOf(context).userId));
  routes.handle(journey.searchDocuments, ({ query: { words } }, context) =>
    searchDocuments(dependencies, principalOf(context).userId, words),
  );
  routes.handle(journey.markDocumentSlot, async ({ params: { slotKey: slot }, body }, context) => {
    await markSlot(dependencies, { userId: principalOf(context).userId, slot }, body);
    return undefined;
  });
  routes.handle(journey.changeDocument, ({ params: { documentId }, body }, context) =>
    changeDocument(dependencies, requestOf(context, documentId), body),
  );
  routes.handle(journey.binDocument, async ({ params: { documentId } }, context) => {
    await binDocument(dependencies, requestOf(context, documentId));
    return undefined;
  });
  routes.handle(journey.restoreDocument, ({ params: { documentId } }, context) =>
    restoreDocument(dependencies, requestOf(context, documentId)),
  );
  routes.handle(journey.eraseDocument, async ({ params: { documentId } }, context) => {
    await eraseDocument(dependencies, requestOf(context, documentId));
    return undefined;
  });

  routes.handle(journey.readDocumentFile, async ({ params }, context) => {
    await sendFile(context, await findFile(dependencies, { userId: principalOf(context).userId, ...params }));
    return undefined;
  });
  routes.handle(journey.createDocumentDownload, (_input, context) =>
    createDownload(dependencies, principalOf(context).userId),
  );
  routes.handle(journey.downloadDocuments, async ({ params: { token } }, context) => {
    await sendZip(context, await findAllFiles(dependencies, token));
    return undefined;
  });

  routes.handle(journey.beginDocumentUpload, async ({ body }, context) => {
    const { userId } = principalOf(context);
    return shownUpload(await beginUpload(dependencies, { userId, uploadId: creationIdOf(context) }, body));
  });
  const receive = (context: RequestContext, uploadId: string) =>
    answerTus(context, (request) =>
      receiveUpload(dependencies, { userId: principalOf(context).userId, uploadId, request }),
    );
  routes.handle(journey.resumeDocumentUpload, async ({ params: { uploadId } }, context) => {
    await receive(context, uploadId);
    return undefined;
  });
  routes.handle(journey.sendDocumentUpload, async ({ params: { uploadId } }, context) => {
    await receive(context, uploadId);
    return undefined;
  });
  routes.handle(journey.deleteDocumentUpload, async ({ params: { uploadId } }, context) => {
    await deleteUpload(dependencies, { userId: principalOf(context).userId, uploadId });
    return undefined;
  });

  return routes;
}

function requestOf(context: RequestContext, documentId: string): DocumentRequest {
  return { userId: principalOf(context).userId, documentId, version: versionOf(context) };
}
