import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey, ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { envelopeAudit } from './audit.js';
import { endReason, envelope, envelopeEntry, envelopeList, newEnvelope } from './envelopes.js';

const envelopeId = z.strictObject({ envelopeId: identifier });
const notFound = { 'envelope.not-found': 404 };
const changeErrors = {
  ...notFound,
  'envelope.conflict': 409,
  'envelope.wrong-status': 409,
};

export const listEnvelopes = defineOperation({
  id: 'journey.list-envelopes',
  summary: 'List what the signed-in buyer has out for signature, the newest first',
  method: 'GET',
  path: '/api/envelopes',
  access: 'buyer',
  status: 200,
  reply: envelopeList,
  errors: {},
});

export const createEnvelope = defineOperation({
  id: 'journey.create-envelope',
  summary: 'Put a document or a term sheet into an envelope. Wills, notes, and deeds are refused',
  method: 'POST',
  path: '/api/envelopes',
  access: 'buyer',
  headers: idempotencyKey,
  body: newEnvelope,
  status: 201,
  reply: envelope,
  errors: {
    'document.not-found': 404,
    'envelope.needs-ink': 409,
    'envelope.unusable-file': 409,
    'envelope.too-many': 409,
    'offer.not-found': 404,
    'offer.toolkit-required': 403,
  },
});

export const changeEnvelope = defineOperation({
  id: 'journey.change-envelope',
  summary: 'Say who signs a draft, where, and how long they have',
  method: 'PUT',
  path: '/api/envelopes/:envelopeId',
  access: 'buyer',
  headers: ifMatch,
  params: envelopeId,
  body: envelopeEntry,
  status: 200,
  reply: envelope,
  errors: {
    ...changeErrors,
    'envelope.needs-ink': 409,
    'envelope.outside-page': 400,
    'envelope.unprintable': 400,
  },
});

export const deleteEnvelope = defineOperation({
  id: 'journey.delete-envelope',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/api/envelopes/:envelopeId',
  access: 'buyer',
  headers: ifMatch,
  params: envelopeId,
  status: 204,
  reply: undefined,
  errors: changeErrors,
});

export const sendEnvelope = defineOperation({
  id: 'journey.send-envelope',
  summary: 'Send a draft: the first signer gets an email',
  method: 'POST',
  path: '/api/envelopes/:envelopeId/send',
  access: 'buyer',
  headers: ifMatch,
  params: envelopeId,
  status: 200,
  reply: envelope,
  errors: {
    ...changeErrors,
    'envelope.incomplete': 409,
    'envelope.email-unconfirmed': 409,
    'envelope.too-many-requests': 429,
  },
});

export const voidEnvelope = defineOperation({
  id: 'journey.void-envelope',
  summary: 'Cancel what is out for signature',
  method: 'POST',
  path: '/api/envelopes/:envelopeId/void',
  access: 'buyer',
  headers: ifMatch,
  params: envelopeId,
  body: endReason,
  status: 200,
  reply: envelope,
  errors: changeErrors,
});

export const readEnvelopeAudit = defineOperation({
  id: 'journey.read-envelope-audit',
  summary: 'Every step of an envelope, each chained to the one before by its SHA-256',
  method: 'GET',
  path: '/api/envelopes/:envelopeId/audit',
  access: 'buyer',
  params: envelopeId,
  status: 200,
  reply: envelopeAudit,
  errors: notFound,
});

export const readEnvelopePage = defineOperation({
  id: 'journey.read-envelope-page',
  summary: 'One page of what is to be signed, as a JPEG',
  method: 'GET',
  path: '/api/envelopes/:envelopeId/page',
  access: 'buyer',
  params: envelopeId,
  /** The first page unless it names another. */
  query: z.strictObject({
    page: z._default(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Pages are counted from 1')), '1'),
  }),
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: { ...notFound, 'envelope.not-drawn': 409 },
});

export const readEnvelopeFile = defineOperation({
  id: 'journey.read-envelope-file',
  summary: 'The PDF of an envelope: sealed once everyone has signed',
  method: 'GET',
  path: '/api/envelopes/:envelopeId/file',
  access: 'buyer',
  params: envelopeId,
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: notFound,
});
