import * as journey from '@hearthway/contracts/journey';
import type {
  BuyerDocument,
  DocumentEntry,
  DocumentSearchResult,
  DocumentSlotKey,
  DocumentUpload,
  NewUpload,
  SlotMark,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export async function fetchMatches(
  { request }: SessionAccess,
  words: string,
  signal?: AbortSignal,
): Promise<DocumentSearchResult[]> {
  return (await callOperation(request, journey.searchDocuments, { query: { words } }, { signal })).results;
}

export function sendMark({ request }: SessionAccess, slotKey: DocumentSlotKey, mark: SlotMark): Promise<undefined> {
  return callOperation(request, journey.markDocumentSlot, { params: { slotKey }, body: mark });
}

type Stored = Pick<BuyerDocument, 'id' | 'version'>;

/** @throws RequestError `document.conflict`, `document.not-found` */
export function sendDocument(
  { request }: SessionAccess,
  { id: documentId, version }: Stored,
  entry: DocumentEntry,
): Promise<BuyerDocument> {
  return callOperation(request, journey.changeDocument, { params: { documentId }, body: entry }, { ifMatch: version });
}

/** @throws RequestError `document.conflict`, `document.not-found` */
export function sendToBin({ request }: SessionAccess, { id: documentId, version }: Stored): Promise<undefined> {
  return callOperation(request, journey.binDocument, { params: { documentId } }, { ifMatch: version });
}

/** @throws RequestError `document.conflict`, `document.not-found` */
export function sendFromBin({ request }: SessionAccess, { id: documentId, version }: Stored): Promise<BuyerDocument> {
  return callOperation(request, journey.restoreDocument, { params: { documentId } }, { ifMatch: version });
}

/** @throws RequestError `document.conflict`, `document.not-in-bin` */
export function sendErasure({ request }: SessionAccess, { id: documentId, version }: Stored): Promise<undefined> {
  return callOperation(request, journey.eraseDocument, { params: { documentId } }, { ifMatch: version });
}

/** The bytes of a version. @throws RequestError if they can’t be had */
export async function fetchFile({ request }: SessionAccess, documentId: string, versionId: string): Promise<Blob> {
  const response = await request(operationPath(journey.readDocumentFile, { documentId, versionId }));
  if (!response.ok) {
    throw new RequestError({ status: response.status, code: 'file.failed', message: 'We couldn’t load this file.' });
  }
  return response.blob();
}

/** Where the browser downloads everything as one ZIP. */
export async function fetchDownloadAddress({ request }: SessionAccess): Promise<string> {
  const { token } = await callOperation(request, journey.createDocumentDownload);
  return operationPath(journey.downloadDocuments, { token });
}

/** @throws RequestError `document.too-many`, `document.too-many-versions`, `document.not-found` */
export function sendNewUpload(
  { request }: SessionAccess,
  upload: NewUpload,
  idempotencyKey: string,
): Promise<DocumentUpload> {
  return callOperation(request, journey.beginDocumentUpload, { body: upload }, { idempotencyKey });
}

export function sendUploadEnd({ request }: SessionAccess, uploadId: string): Promise<undefined> {
  return callOperation(request, journey.deleteDocumentUpload, { params: { uploadId } });
}

export function searchQuery(session: SessionAccess, userId: string | undefined, words: string) {
  return queryOptions({
    queryKey: [journey.searchDocuments.path, userId, words],
    queryFn: ({ signal }) => fetchMatches(session, words, signal),
  });
}
