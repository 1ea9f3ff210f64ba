import * as z from 'zod/mini';
import { emailAddress } from '../../email-address.js';
import { identifier } from '../../identifier.js';
import { defineOperation, documentBytes } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { envelopeAudit } from './audit.js';
import { endReason, envelope, envelopeEntry, envelopeList, newEnvelope } from './envelopes.js';
import { signingMailKinds } from './signing-mail-kinds.js';

const envelopeId = z.strictObject({ envelopeId: identifier });
const notFound = { 'envelope.not-found': errors['envelope.not-found'] };
const changeErrors = {
  ...notFound,
  'envelope.conflict': errors['envelope.conflict'],
  'envelope.wrong-status': errors['envelope.wrong-status'],
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
  idempotent: true,
  body: newEnvelope,
  status: 201,
  reply: envelope,
  errors: {
    'document.not-found': errors['document.not-found'],
    'envelope.not-for-this-paper': errors['envelope.not-for-this-paper'],
    'envelope.unusable-file': errors['envelope.unusable-file'],
    'envelope.too-many': errors['envelope.too-many'],
    'offer.not-found': errors['offer.not-found'],
    'offer.toolkit-required': errors['offer.toolkit-required'],
  },
});

export const changeEnvelope = defineOperation({
  id: 'journey.change-envelope',
  summary: 'Say who signs a draft, where, and how long they have',
  method: 'PUT',
  path: '/api/envelopes/:envelopeId',
  access: 'buyer',
  versioned: true,
  params: envelopeId,
  body: envelopeEntry,
  status: 200,
  reply: envelope,
  errors: {
    ...changeErrors,
    'envelope.not-for-this-paper': errors['envelope.not-for-this-paper'],
    'envelope.outside-page': errors['envelope.outside-page'],
  },
});

export const deleteEnvelope = defineOperation({
  id: 'journey.delete-envelope',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/api/envelopes/:envelopeId',
  access: 'buyer',
  versioned: true,
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
  versioned: true,
  params: envelopeId,
  status: 200,
  reply: envelope,
  errors: {
    ...changeErrors,
    'envelope.incomplete': errors['envelope.incomplete'],
    'envelope.too-many-requests': errors['envelope.too-many-requests'],
  },
});

export const voidEnvelope = defineOperation({
  id: 'journey.void-envelope',
  summary: 'Cancel what is out for signature',
  method: 'POST',
  path: '/api/envelopes/:envelopeId/void',
  access: 'buyer',
  versioned: true,
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

export const readEnvelopeFile = defineOperation({
  id: 'journey.read-envelope-file',
  summary: 'The PDF of an envelope: sealed once everyone has signed',
  method: 'GET',
  path: '/api/envelopes/:envelopeId/file',
  access: 'buyer',
  params: envelopeId,
  status: 200,
  reply: documentBytes,
  replyType: 'pdf',
  errors: notFound,
});

export const signingMailKind = z.enum(signingMailKinds);

export const signingMail = z.object({
  kind: signingMailKind,
  to: emailAddress,
  /** Empty if the sender gave none that is only a name. */
  senderName: z.string(),
  /** For the link. Emails with a code have none. */
  token: z.nullable(z.string()),
  code: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
});
export type SigningMail = z.infer<typeof signingMail>;

export const issueSigningMail = defineOperation({
  id: 'journey.issue-signing-mail',
  summary: 'Get what one email to a signer says. Each call makes a new token or code',
  method: 'POST',
  path: '/internal/signing-mails',
  access: 'internal',
  callers: ['commerce'],
  body: z.strictObject({ mailId: identifier }),
  status: 200,
  reply: signingMail,
  errors: { 'signing-mail.not-found': errors['signing-mail.not-found'] },
});
