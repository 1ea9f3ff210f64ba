import * as z from 'zod/mini';
import { emailAddress } from '../../email-address.js';
import { identifier } from '../../identifier.js';
import { defineOperation } from '../../operation.js';
import { envelope } from './envelopes.js';

const to = emailAddress;
/** Empty if the sender gave none that is only a name. */
const senderName = z.string();
/** Confirmed by the sender. */
const senderEmail = z.string();
const expiresAt = z.iso.datetime();

/** What one email says. `expiresAt`: of the envelope, or of the code. */
export const signingMail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['signature-request', 'signature-reminder', 'signature-completed']),
    to,
    senderName,
    senderEmail,
    token: z.string(),
    expiresAt,
  }),
  z.object({ kind: z.literal('signature-code'), to, code: z.string(), expiresAt }),
  z.object({
    kind: z.enum(['signature-progress', 'signature-ended']),
    /** Whose envelope it is. svc-identity knows the address. */
    userId: z.string(),
    envelopeId: z.string(),
    status: envelope.shape.status,
    /** Who signed or declined. Empty if the buyer gave none that is only a name. */
    signerName: z.string(),
    signed: z.number(),
    signers: z.number(),
    /** Addresses of those who know it already: they did it, or get their signed copy. */
    knownTo: z.array(z.string()),
  }),
]);
export type SigningMail = z.infer<typeof signingMail>;

export const issueSigningMail = defineOperation({
  id: 'journey.issue-signing-mail',
  summary: 'Get the recipient of an email about signing, and what it says, with a new link or code',
  method: 'POST',
  path: '/internal/signing-mails',
  access: 'internal',
  callers: ['commerce'],
  body: z.strictObject({ mailId: identifier }),
  status: 200,
  reply: signingMail,
  /** There is nobody to send it to, or no longer a reason. */
  errors: { 'signing-mail.gone': 404 },
});
