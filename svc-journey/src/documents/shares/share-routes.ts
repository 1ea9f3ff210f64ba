import * as journey from '@hearthway/contracts/journey';
import { creationIdOf, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import { answerTus, sendFile, sendPicture } from '../streams.js';
import { listShares, requestDocuments, revokeShare, shareDocument } from './make-share.js';
import { drawSharedPage, findSharedFile, openShare } from './open-share.js';
import {
  beginThroughShare,
  deleteThroughShare,
  listSharedUploads,
  receiveThroughShare,
} from './receive-through-share.js';
import type { ShareDependencies } from './share-dependencies.js';

/** Links to documents, for their owner and for whoever has one. */
export function shareRoutes(dependencies: ShareDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listDocumentShares, (_input, context) => listShares(dependencies, principalOf(context).userId));
  routes.handle(journey.shareDocument, ({ params: { documentId }, body }, context) =>
    shareDocument(dependencies, { ...newShareOf(context), documentId }, body),
  );
  routes.handle(journey.requestDocuments, ({ params: { slotKey: slot }, body }, context) =>
    requestDocuments(dependencies, { ...newShareOf(context), slot }, body),
  );
  routes.handle(journey.revokeDocumentShare, async ({ params: { shareId } }, context) => {
    await revokeShare(dependencies, { userId: principalOf(context).userId, shareId });
    return undefined;
  });

  routes.handle(journey.openSharedDocument, ({ params: { token } }) => openShare(dependencies, token));
  routes.handle(journey.readSharedPage, async ({ params: { token, page } }, context) => {
    sendPicture(context, await drawSharedPage(dependencies, token, Number(page)));
    return undefined;
  });
  routes.handle(journey.downloadSharedDocument, async ({ params: { token } }, context) => {
    await sendFile(context, await findSharedFile(dependencies, token));
    return undefined;
  });
  routes.handle(journey.listSharedUploads, ({ params: { token } }) => listSharedUploads(dependencies, token));
  routes.handle(journey.beginSharedUpload, ({ params: { token }, body }, context) =>
    beginThroughShare(dependencies, { token, creationId: creationIdOf(context) }, body),
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

  return routes;
}

const newShareOf = (context: RequestContext) => ({
  userId: principalOf(context).userId,
  shareId: creationIdOf(context),
});
