import * as z from 'zod/mini';
import { emailAddress } from '../../email-address.js';
import { identifier } from '../../identifier.js';
import { defineOperation } from '../../operation.js';

const to = emailAddress;
/** Empty if the sender gave none that is only a name. */
const senderName = z.string();
const expiresAt = z.iso.datetime();

/** What one email to a signer says. `expiresAt`: of the envelope, or of the code. */
export const signingMail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['signature-request', 'signature-reminder', 'signature-completed']),
    to,
    senderName,
    token: z.string(),
    expiresAt,
  }),
  z.object({ kind: z.literal('signature-code'), to, senderName, code: z.string(), expiresAt }),
]);
export type SigningMail = z.infer<typeof signingMail>;

export const issueSigningMail = defineOperation({
  id: 'journey.issue-signing-mail',
  summary: 'Get the recipient of an email to a signer, and a new link or code for it',
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
