import * as journey from '@hearthway/contracts/journey';
import type {
  DocumentShare,
  DocumentSlotKey,
  NewDocumentRequest,
  NewDocumentShare,
  NewSharedUpload,
  SharedDocument,
  SharedUpload,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export async function fetchShares({ request }: SessionAccess, signal?: AbortSignal): Promise<DocumentShare[]> {
  return (await callOperation(request, journey.listDocumentShares, undefined, { signal })).shares;
}

/** A link. Its token is shown once. */
export interface MadeShare {
  readonly token: string;
  readonly share: DocumentShare;
}

/** @throws RequestError `document.not-found`, `document-share.not-viewable`, `document-share.too-many` */
export function sendShare(
  { request }: SessionAccess,
  documentId: string,
  body: NewDocumentShare,
  idempotencyKey: string,
): Promise<MadeShare> {
  return callOperation(request, journey.shareDocument, { params: { documentId }, body }, { idempotencyKey });
}

/** @throws RequestError `document-slot.not-found`, `document-share.too-many` */
export function sendRequest(
  { request }: SessionAccess,
  slotKey: DocumentSlotKey,
  body: NewDocumentRequest,
  idempotencyKey: string,
): Promise<MadeShare> {
  return callOperation(request, journey.requestDocuments, { params: { slotKey }, body }, { idempotencyKey });
}

/** @throws RequestError `document-share.not-found` */
export function sendRevocation({ request }: SessionAccess, shareId: string): Promise<undefined> {
  return callOperation(request, journey.revokeDocumentShare, { params: { shareId } });
}

/** @throws RequestError `shared-document.not-found` */
export function fetchShared({ request }: SessionAccess, token: string, signal?: AbortSignal): Promise<SharedDocument> {
  return callOperation(request, journey.openSharedDocument, { params: { token } }, { signal });
}

/** Where a page’s picture is, for an image. */
export const pageAddress = (token: string, page: number): string =>
  operationPath(journey.readSharedPage, { token, page: String(page) });

/** Where the browser downloads the file. */
export const fileAddress = (token: string): string => operationPath(journey.downloadSharedDocument, { token });

/** @throws RequestError `shared-document.not-found` */
export async function fetchSharedUploads(
  { request }: SessionAccess,
  token: string,
  signal?: AbortSignal,
): Promise<SharedUpload[]> {
  return (await callOperation(request, journey.listSharedUploads, { params: { token } }, { signal })).uploads;
}

/** @throws RequestError `shared-document.not-found`, `shared-document.full` */
export function sendSharedBeginning(
  { request }: SessionAccess,
  token: string,
  body: NewSharedUpload,
  idempotencyKey: string,
): Promise<SharedUpload> {
  return callOperation(request, journey.beginSharedUpload, { params: { token }, body }, { idempotencyKey });
}

/** @throws RequestError `shared-document.not-found`, `document-upload.not-found` */
export function sendSharedEnd({ request }: SessionAccess, token: string, uploadId: string): Promise<undefined> {
  return callOperation(request, journey.deleteSharedUpload, { params: { token, uploadId } });
}
