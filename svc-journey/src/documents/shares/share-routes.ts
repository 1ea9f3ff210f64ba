import * as journey from '@hearthway/contracts/journey';
import { idFromKey, keyedQueue, principalOf, type OperationRouter, type RequestContext } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { sendFile, sendPicture } from '../downloads/file-routes.js';
import { answerTus } from '../uploads/tus-routes.js';
import { requestDocuments, shareDocument } from './make-share.js';
import { drawSharedPage, findSharedFile, openShare } from './open-share.js';
import {
  beginThroughShare,
  deleteThroughShare,
  listSharedUploads,
  receiveThroughShare,
} from './receive-through-share.js';
import { revokeShare } from './revoke-share.js';
import { shownShare } from './share-store.js';

/** Links to documents, for their owner and for whoever has one. */
export function addShareRoutes(routes: OperationRouter, needed: DocumentDependencies): void {
  const dependencies = { ...needed, drawInTurn: keyedQueue() };
  const { shares } = dependencies;

  routes.handle(journey.listDocumentShares, async (_input, context) => ({
    shares: (await shares.findByUser(principalOf(context).userId)).map(shownShare),
  }));
  routes.handle(journey.shareDocument, ({ params: { documentId }, headers, body }, context) =>
    shareDocument(dependencies, { ...newShareOf(context, headers), documentId }, body),
  );
  routes.handle(journey.requestDocuments, ({ params: { slotKey: slot }, headers, body }, context) =>
    requestDocuments(dependencies, { ...newShareOf(context, headers), slot }, body),
  );
  routes.handle(journey.revokeDocumentShare, async ({ params: { shareId } }, context) => {
    await revokeShare(dependencies, { userId: principalOf(context).userId, shareId });
    return undefined;
  });

  routes.handle(journey.openSharedDocument, ({ params: { token } }) => openShare(dependencies, token));
  routes.handle(journey.readSharedPage, async ({ params: { token, page } }, context) => {
    const hasLeft = () => context.response.destroyed;
    const picture = await drawSharedPage(dependencies, { token, page: Number(page), hasLeft });
    if (picture) sendPicture(context, 'jpeg', picture);
    return undefined;
  });
  routes.handle(journey.downloadSharedDocument, async ({ params: { token } }, context) => {
    await sendFile(context, await findSharedFile(dependencies, token));
    return undefined;
  });
  routes.handle(journey.listSharedUploads, ({ params: { token } }) => listSharedUploads(dependencies, token));
  routes.handle(journey.beginSharedUpload, ({ params: { token }, headers, body }) =>
    beginThroughShare(dependencies, { token, idempotencyKey: headers['idempotency-key'] }, body),
  );
  const receive = async (context: RequestContext, token: string, uploadId: string) => {
    await answerTus(context, (request) => receiveThroughShare(dependencies, token, { uploadId, request }));
    return undefined;
  };
  routes.handle(journey.resumeSharedUpload, ({ params }, context) => receive(context, params.token, params.uploadId));
  routes.handle(journey.sendSharedUpload, ({ params }, context) => receive(context, params.token, params.uploadId));
  routes.handle(journey.deleteSharedUpload, async ({ params: { token, uploadId } }) => {
    await deleteThroughShare(dependencies, token, uploadId);
    return undefined;
  });
}

function newShareOf(context: RequestContext, headers: { readonly 'idempotency-key': string }) {
  const { userId } = principalOf(context);
  return { userId, shareId: idFromKey(userId, headers['idempotency-key']) };
}
