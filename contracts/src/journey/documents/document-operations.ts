import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey, ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import {
  buyerDocument,
  documentCenter,
  documentEntry,
  documentSearchResult,
  documentUpload,
  newUpload,
} from './documents.js';

const documentId = z.strictObject({ documentId: identifier });
const uploadId = z.strictObject({ uploadId: identifier });
const notFound = { 'document.not-found': 404 };
const conflict = { 'document.conflict': 409 };
const uploadNotFound = { 'document-upload.not-found': 404 };

export const getDocumentCenter = defineOperation({
  id: 'journey.get-document-center',
  summary: 'Get the signed-in buyer’s documents, what is on its way, and the papers that the journey asks for',
  method: 'GET',
  path: '/api/documents',
  access: 'buyer',
  status: 200,
  reply: documentCenter,
  errors: {},
});

export const searchDocuments = defineOperation({
  id: 'journey.search-documents',
  summary: 'Find the signed-in buyer’s documents by words in name, tags, note, and text',
  method: 'GET',
  path: '/api/documents/search',
  access: 'buyer',
  query: z.strictObject({ words: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  status: 200,
  reply: z.object({ results: z.array(documentSearchResult) }),
  errors: {},
});

export const changeDocument = defineOperation({
  id: 'journey.change-document',
  summary: 'Rename, move, tag, or date a document',
  method: 'PUT',
  path: '/api/documents/:documentId',
  access: 'buyer',
  headers: ifMatch,
  params: documentId,
  body: documentEntry,
  status: 200,
  reply: buyerDocument,
  errors: { ...notFound, ...conflict },
});

export const binDocument = defineOperation({
  id: 'journey.bin-document',
  summary: 'Put a document into the bin, where it stays for 30 days',
  method: 'DELETE',
  path: '/api/documents/:documentId',
  access: 'buyer',
  headers: ifMatch,
  params: documentId,
  status: 204,
  reply: undefined,
  errors: { ...notFound, ...conflict },
});

export const restoreDocument = defineOperation({
  id: 'journey.restore-document',
  summary: 'Take a document back out of the bin. A photo of what is gone becomes a document like others',
  method: 'POST',
  path: '/api/documents/:documentId/restore',
  access: 'buyer',
  headers: ifMatch,
  params: documentId,
  status: 200,
  reply: buyerDocument,
  errors: { ...notFound, ...conflict, 'photo.too-many': 409 },
});

export const eraseDocument = defineOperation({
  id: 'journey.erase-document',
  summary: 'Delete a document in the bin for good, with all its versions',
  method: 'DELETE',
  path: '/api/documents/:documentId/files',
  access: 'buyer',
  headers: ifMatch,
  params: documentId,
  status: 204,
  reply: undefined,
  errors: { ...notFound, ...conflict, 'document.not-in-bin': 409 },
});

export const readDocumentFile = defineOperation({
  id: 'journey.read-document-file',
  summary: 'The bytes of one version of a document; takes a Range',
  method: 'GET',
  path: '/api/documents/:documentId/versions/:versionId',
  access: 'buyer',
  params: z.strictObject({ documentId: identifier, versionId: identifier }),
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: { ...notFound, 'document.outside-file': 416 },
});

export const readDocumentThumbnail = defineOperation({
  id: 'journey.read-document-thumbnail',
  summary: 'A small WebP of one version of a document, if that is a picture',
  method: 'GET',
  path: '/api/documents/:documentId/versions/:versionId/thumbnail',
  access: 'buyer',
  params: z.strictObject({ documentId: identifier, versionId: identifier }),
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: notFound,
});

export const createDocumentDownload = defineOperation({
  id: 'journey.create-document-download',
  summary: 'Make a link that downloads all documents as one ZIP. It works for five minutes',
  method: 'POST',
  path: '/api/document-downloads',
  access: 'buyer',
  status: 201,
  reply: z.object({ token: z.string() }),
  errors: { 'document.not-found': 404 },
});

export const downloadDocuments = defineOperation({
  id: 'journey.download-documents',
  summary: 'Download what the link is for',
  method: 'GET',
  path: '/api/document-downloads/:token',
  access: 'public',
  params: z.strictObject({ token: identifier }),
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: { 'document-download.not-found': 404 },
});

export const listDocumentUploads = defineOperation({
  id: 'journey.list-document-uploads',
  summary:
    'List the signed-in buyer’s files that are on their way, or were refused. One that was taken is a document instead',
  method: 'GET',
  path: '/api/document-uploads',
  access: 'buyer',
  status: 200,
  reply: z.object({ uploads: z.array(documentUpload) }),
  errors: {},
});

export const beginDocumentUpload = defineOperation({
  id: 'journey.begin-document-upload',
  summary: 'Begin an upload. Its bytes follow by the tus protocol, version 1.0',
  method: 'POST',
  path: '/api/document-uploads',
  access: 'buyer',
  headers: idempotencyKey,
  body: newUpload,
  status: 201,
  reply: documentUpload,
  errors: {
    ...notFound,
    'document.too-many': 409,
    'document.too-many-versions': 409,
    'document-upload.finished': 409,
    'photo.too-many': 409,
  },
});

/** Of the tus protocol, besides what says that the upload isn’t there. */
const tusErrors = {
  ...uploadNotFound,
  'document-upload.wrong-offset': 409,
  'document-upload.invalid': 400,
  'document-upload.other-protocol': 412,
};

export const resumeDocumentUpload = defineOperation({
  id: 'journey.resume-document-upload',
  summary: 'Where an upload goes on: `Upload-Offset` (tus)',
  method: 'HEAD',
  path: '/api/document-uploads/:uploadId',
  access: 'buyer',
  params: uploadId,
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: tusErrors,
});

export const sendDocumentUpload = defineOperation({
  id: 'journey.send-document-upload',
  summary: 'The bytes of an upload from `Upload-Offset` on (tus)',
  method: 'PATCH',
  path: '/api/document-uploads/:uploadId',
  access: 'buyer',
  params: uploadId,
  bodyType: 'stream',
  status: 204,
  reply: undefined,
  replyType: 'stream',
  errors: tusErrors,
});

export const deleteDocumentUpload = defineOperation({
  id: 'journey.delete-document-upload',
  summary: 'Give up an upload, or dismiss one that was refused',
  method: 'DELETE',
  path: '/api/document-uploads/:uploadId',
  access: 'buyer',
  params: uploadId,
  status: 204,
  reply: undefined,
  errors: uploadNotFound,
});
