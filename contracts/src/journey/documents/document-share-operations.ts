import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import {
  documentShare,
  newDocumentRequest,
  newDocumentShare,
  newSharedUpload,
  sharedDocument,
  sharedUpload,
} from './document-shares.js';
import { documentSlotKey } from './document-slots.js';

/** The token is in this answer only. */
const madeShare = z.object({ token: z.string(), share: documentShare });
const tooMany = { 'document-share.too-many': 409 };

export const listDocumentShares = defineOperation({
  id: 'journey.list-document-shares',
  summary: 'List the signed-in buyer’s links to documents, with what they were used for',
  method: 'GET',
  path: '/api/document-shares',
  access: 'buyer',
  status: 200,
  reply: z.object({ shares: z.array(documentShare) }),
  errors: {},
});

export const shareDocument = defineOperation({
  id: 'journey.share-document',
  summary: 'Make a link to the newest version of a document. Made again with the same key, it gets a new token',
  method: 'POST',
  path: '/api/documents/:documentId/shares',
  access: 'buyer',
  headers: idempotencyKey,
  params: z.strictObject({ documentId: identifier }),
  body: newDocumentShare,
  status: 201,
  reply: madeShare,
  errors: {
    'document.not-found': 404,
    'document-share.not-viewable': 409,
    ...tooMany,
  },
});

export const requestDocuments = defineOperation({
  id: 'journey.request-documents',
  summary: 'Make a link through which someone else sends files into one slot. Repeated, it gets a new token',
  method: 'POST',
  path: '/api/document-slots/:slotKey/requests',
  access: 'buyer',
  headers: idempotencyKey,
  params: z.strictObject({ slotKey: documentSlotKey }),
  body: newDocumentRequest,
  status: 201,
  reply: madeShare,
  errors: { 'document-slot.not-found': 404, ...tooMany },
});

export const revokeDocumentShare = defineOperation({
  id: 'journey.revoke-document-share',
  summary: 'Turn off a link. Its log stays',
  method: 'DELETE',
  path: '/api/document-shares/:shareId',
  access: 'buyer',
  params: z.strictObject({ shareId: identifier }),
  status: 204,
  reply: undefined,
  errors: { 'document-share.not-found': 404 },
});

const ofToken = z.strictObject({ token: identifier });
/** Also of a link that was turned off, is too old, or is for something else: nobody learns which. */
const gone = { 'shared-document.not-found': 404 };

export const openSharedDocument = defineOperation({
  id: 'journey.open-shared-document',
  summary: 'What a link is for. The owner of the link sees that it was opened',
  method: 'GET',
  path: '/api/shared-documents/:token',
  access: 'public',
  params: ofToken,
  status: 200,
  reply: sharedDocument,
  errors: gone,
});

export const readSharedPage = defineOperation({
  id: 'journey.read-shared-page',
  summary: 'One page of a shared document as a JPEG, with the recipient’s name across it',
  method: 'GET',
  path: '/api/shared-documents/:token/pages/:page',
  access: 'public',
  params: z.strictObject({
    token: identifier,
    page: z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Pages are counted from 1')),
  }),
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: { ...gone, 'shared-document.not-drawn': 409 },
});

export const downloadSharedDocument = defineOperation({
  id: 'journey.download-shared-document',
  summary: 'The bytes of a shared document, if the link allows it; takes a Range',
  method: 'GET',
  path: '/api/shared-documents/:token/file',
  access: 'public',
  params: ofToken,
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: { ...gone, 'document.outside-file': 416 },
});

export const listSharedUploads = defineOperation({
  id: 'journey.list-shared-uploads',
  summary: 'What is on its way through a link, and what was refused. A file that was taken is no longer listed',
  method: 'GET',
  path: '/api/shared-documents/:token/uploads',
  access: 'public',
  params: ofToken,
  status: 200,
  reply: z.object({ uploads: z.array(sharedUpload) }),
  errors: gone,
});

export const beginSharedUpload = defineOperation({
  id: 'journey.begin-shared-upload',
  summary: 'Begin to send a file through a link. Its bytes follow by the tus protocol, version 1.0',
  method: 'POST',
  path: '/api/shared-documents/:token/uploads',
  access: 'public',
  headers: idempotencyKey,
  params: ofToken,
  body: newSharedUpload,
  status: 201,
  reply: sharedUpload,
  errors: { ...gone, 'shared-document.full': 409, 'document-upload.finished': 409 },
});

const ofUpload = z.strictObject({ token: identifier, uploadId: identifier });
const tusErrors = {
  ...gone,
  'document-upload.not-found': 404,
  'document-upload.wrong-offset': 409,
  'document-upload.invalid': 400,
  'document-upload.other-protocol': 412,
};

export const resumeSharedUpload = defineOperation({
  id: 'journey.resume-shared-upload',
  summary: 'Where an upload through a link goes on: `Upload-Offset` (tus)',
  method: 'HEAD',
  path: '/api/shared-documents/:token/uploads/:uploadId',
  access: 'public',
  params: ofUpload,
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: tusErrors,
});

export const sendSharedUpload = defineOperation({
  id: 'journey.send-shared-upload',
  summary: 'The bytes of an upload through a link from `Upload-Offset` on (tus)',
  method: 'PATCH',
  path: '/api/shared-documents/:token/uploads/:uploadId',
  access: 'public',
  params: ofUpload,
  bodyType: 'stream',
  status: 204,
  reply: undefined,
  replyType: 'stream',
  errors: tusErrors,
});

export const deleteSharedUpload = defineOperation({
  id: 'journey.delete-shared-upload',
  summary: 'Give up an upload through a link, or dismiss one that was refused',
  method: 'DELETE',
  path: '/api/shared-documents/:token/uploads/:uploadId',
  access: 'public',
  params: ofUpload,
  status: 204,
  reply: undefined,
  errors: { ...gone, 'document-upload.not-found': 404 },
});
