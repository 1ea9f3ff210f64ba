import * as z from 'zod/mini';
import { defineOperation, documentBytes } from '../../operation.js';
import { lineOfText } from '../line-of-text.js';
import { envelopeAudit } from './audit.js';
import { disclosureVersion } from './disclosure.js';
import { drawings } from './drawings.js';
import { envelopeLimits, signingLimits } from './envelope-limits.js';
import { envelope } from './envelopes.js';
import { fieldKinds, fieldPlace } from './fields.js';

/** Of a mailed link, or of what a code opened. Any other text is one that doesn’t work. */
const token = z.string().check(z.minLength(1), z.maxLength(200));

const codePattern = new RegExp(`^\\d{${signingLimits.codeDigits}}$`);

/** As a signer types it. */
export const signingCode = z.string().check(z.trim(), z.regex(codePattern, 'Please enter the six digits'));

const linkGone = { 'signing.link-gone': 404 };
const ended = { 'signing.session-ended': 404 };
const notNow = { ...ended, 'signing.not-now': 409 };

export const openSigningLink = defineOperation({
  id: 'journey.open-signing-link',
  summary: 'What a mailed link to sign is for',
  method: 'POST',
  path: '/api/signing/links',
  access: 'public',
  body: z.strictObject({ token }),
  status: 200,
  reply: z.object({
    senderName: z.string(),
    senderEmail: z.string(),
    /** Of the mailbox that gets the code, such as `j…@example.com`. */
    emailHint: z.string(),
    status: envelope.shape.status,
  }),
  errors: linkGone,
});
export type OpenedSigningLink = z.infer<typeof openSigningLink.reply>;

export const requestSigningCode = defineOperation({
  id: 'journey.request-signing-code',
  summary: 'Email a code to the signer whose link this is',
  method: 'POST',
  path: '/api/signing/codes',
  access: 'public',
  body: z.strictObject({ token }),
  status: 204,
  reply: undefined,
  errors: { ...linkGone, 'signing.too-many-codes': 429 },
});

export const beginSigningSession = defineOperation({
  id: 'journey.begin-signing-session',
  summary: 'Open what is to be signed, with the mailed link and the mailed code',
  method: 'POST',
  path: '/api/signing/sessions',
  access: 'public',
  body: z.strictObject({
    token,
    code: signingCode,
  }),
  status: 201,
  reply: z.object({ session: z.string() }),
  errors: { ...linkGone, 'signing.wrong-code': 403 },
});

const session = z.strictObject({ session: token });

const signingField = z.object({
  id: z.string(),
  kind: z.enum(fieldKinds),
  ...fieldPlace.shape,
  required: z.boolean(),
  label: z.string(),
});

/** What one signer sees. */
export const signingTask = z.object({
  title: z.string(),
  senderName: z.string(),
  /** Confirmed by the sender. */
  senderEmail: z.string(),
  signerName: z.string(),
  status: envelope.shape.status,
  /** Whether it is this signer’s turn. */
  yourTurn: z.boolean(),
  youSigned: z.boolean(),
  consented: z.boolean(),
  documents: envelope.shape.documents,
  pages: z.number(),
  /** This signer’s own. */
  fields: z.array(signingField),
  /** What others have signed with. Whoever signs after them sees it on the pages. */
  signed: z.array(
    z.object({
      signerName: z.string(),
      fields: z.array(signingField),
      /** A date as its day. */
      values: z.record(z.string(), z.string()),
      drawings,
    }),
  ),
  expiresAt: z.nullable(z.iso.datetime()),
});
export type SigningTask = z.infer<typeof signingTask>;

export const readSigningTask = defineOperation({
  id: 'journey.read-signing-task',
  summary: 'What the signer is asked to do',
  method: 'POST',
  path: '/api/signing/task',
  access: 'public',
  body: session,
  status: 200,
  reply: signingTask,
  errors: ended,
});

export const readFormatTest = defineOperation({
  id: 'journey.read-format-test',
  summary: 'A PDF with a number in it: whoever can read it can read what they are to sign',
  method: 'POST',
  path: '/api/signing/format-test',
  access: 'public',
  body: session,
  status: 200,
  reply: documentBytes,
  replyType: 'application/pdf',
  errors: ended,
});

export const consentToSign = defineOperation({
  id: 'journey.consent-to-sign',
  summary: 'Consent to sign electronically, with the number of the format test',
  method: 'POST',
  path: '/api/signing/consent',
  access: 'public',
  body: z.strictObject({
    session: token,
    disclosureVersion: z.literal(disclosureVersion),
    formatTestNumber: z.string().check(z.trim(), z.maxLength(10)),
  }),
  status: 200,
  reply: signingTask,
  errors: { ...notNow, 'signing.wrong-number': 400 },
});

export const readSigningFile = defineOperation({
  id: 'journey.read-signing-file',
  summary: 'The PDF to be signed; once everyone has signed, the sealed one',
  method: 'POST',
  path: '/api/signing/file',
  access: 'public',
  body: session,
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: notNow,
});

export const readSigningPage = defineOperation({
  id: 'journey.read-signing-page',
  summary: 'One page of what is to be signed, as a JPEG',
  method: 'POST',
  path: '/api/signing/page',
  access: 'public',
  body: z.strictObject({ session: token, page: z.number().check(z.int(), z.gte(1), z.lte(envelopeLimits.pages)) }),
  status: 200,
  reply: undefined,
  replyType: 'stream',
  errors: { ...notNow, 'envelope.not-drawn': 409 },
});

export const readSigningAudit = defineOperation({
  id: 'journey.read-signing-audit',
  summary: 'Every step of the completed envelope, for its signers',
  method: 'POST',
  path: '/api/signing/audit',
  access: 'public',
  body: session,
  status: 200,
  reply: envelopeAudit,
  errors: notNow,
});

const fieldText = lineOfText(signingLimits.textCharacters);

export const sign = defineOperation({
  id: 'journey.sign',
  summary: 'Sign, with a text for each field of the signer, and drawings to print instead of names and initials',
  method: 'POST',
  path: '/api/signing/signatures',
  access: 'public',
  body: z.strictObject({
    session: token,
    values: z
      .record(z.string().check(z.maxLength(64)), fieldText)
      .check(
        z.refine((values) => Object.keys(values).length <= envelopeLimits.fields, 'There are fewer fields than that'),
      ),
    drawings: z.optional(drawings),
  }),
  status: 200,
  reply: signingTask,
  errors: { ...notNow, 'signing.fields-missing': 400, 'signing.unprintable': 400 },
});

export const declineToSign = defineOperation({
  id: 'journey.decline-to-sign',
  summary: 'Decline, ask for paper, or withdraw the consent: the envelope ends',
  method: 'POST',
  path: '/api/signing/declines',
  access: 'public',
  body: z.strictObject({
    session: token,
    how: z.enum(['declined', 'paper', 'consent-withdrawn']),
    reason: lineOfText(envelopeLimits.reasonCharacters),
  }),
  status: 200,
  reply: signingTask,
  errors: notNow,
});

export type SignatureValues = z.infer<NonNullable<typeof sign.body>>['values'];
