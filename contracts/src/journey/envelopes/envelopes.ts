import * as z from 'zod/mini';
import { emailAddress } from '../../email-address.js';
import { identifier } from '../../identifier.js';
import { lineOfText } from '../line-of-text.js';
import { publicLine } from '../private-numbers.js';
import { envelopeLimits } from './envelope-limits.js';
import { fieldKinds, fieldPlace } from './fields.js';

export const envelopeStatuses = {
  draft: 'Draft',
  sent: 'Out for signature',
  sealing: 'Sealing',
  completed: 'Completed',
  declined: 'Declined',
  voided: 'Canceled',
  expired: 'Expired',
} as const;
export type EnvelopeStatus = keyof typeof envelopeStatuses;
const envelopeStatus = z.enum(Object.keys(envelopeStatuses) as [EnvelopeStatus, ...EnvelopeStatus[]]);

const unnamed = 'Please enter a name';

/** Chosen by the page, unique in the envelope. Names a member of objects, so `__proto__` isn’t one. */
const ownId = identifier.check(z.regex(/^[^_]/));

export const signerEntry = z.strictObject({
  id: ownId,
  name: lineOfText(envelopeLimits.nameCharacters, unnamed).check(z.minLength(1, unnamed)),
  email: emailAddress,
});
export type SignerEntry = z.infer<typeof signerEntry>;

const fieldEntry = z.strictObject({
  id: ownId,
  signerId: ownId,
  kind: z.enum(fieldKinds),
  ...fieldPlace.shape,
  required: z.boolean(),
  /** What a text field or checkbox asks for. */
  label: lineOfText(envelopeLimits.labelCharacters),
});
export type FieldEntry = z.infer<typeof fieldEntry>;

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const untitled = 'Please enter a title';

/** What the buyer decides before sending. Signers sign in this order. */
export const envelopeEntry = z
  .strictObject({
    title: lineOfText(envelopeLimits.titleCharacters, untitled).check(z.minLength(1, untitled)),
    /** As signers and emails read it. */
    senderName: lineOfText(envelopeLimits.nameCharacters),
    signers: z.array(signerEntry).check(
      z.maxLength(envelopeLimits.signers, `Please keep to ${envelopeLimits.signers} signers`),
      z.refine((signers) => isUnique(signers.map(({ id }) => id)), 'Each signer needs an id of their own'),
      z.refine(
        (signers) => isUnique(signers.map(({ email }) => email.toLowerCase())),
        'Each signer needs an email address of their own',
      ),
    ),
    fields: z.array(fieldEntry).check(
      z.maxLength(envelopeLimits.fields, `Please keep to ${envelopeLimits.fields} fields`),
      z.refine((fields) => isUnique(fields.map(({ id }) => id)), 'Each field needs an id of its own'),
    ),
    days: z
      .number()
      .check(
        z.int(),
        z.gte(1, 'Signers need at least a day'),
        z.lte(envelopeLimits.daysMaximum, `Signers can have at most ${envelopeLimits.daysMaximum} days`),
      ),
  })
  .check(
    z.refine(({ signers, fields }) => fields.every(({ signerId }) => signers.some(({ id }) => id === signerId)), {
      path: ['fields'],
      error: 'Each field needs one of the signers',
    }),
  );
export type EnvelopeEntry = z.infer<typeof envelopeEntry>;

/** A document’s newest file, or an offer’s term sheet. */
const envelopeSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('document'), documentId: identifier }),
  z.strictObject({ kind: z.literal('term-sheet'), offerId: identifier }),
]);
export type EnvelopeSource = z.infer<typeof envelopeSource>;

/** What goes into an envelope, in this order. Several become one PDF. */
export const newEnvelope = z.strictObject({
  sources: z
    .array(envelopeSource)
    .check(
      z.minLength(1, 'Please choose a document'),
      z.maxLength(envelopeLimits.documents, `Please keep to ${envelopeLimits.documents} documents`),
    ),
});
export type NewEnvelope = z.infer<typeof newEnvelope>;

export const signerStatuses = {
  waiting: 'Waiting for their turn',
  asked: 'Asked to sign',
  consented: 'Reading',
  signed: 'Signed',
  declined: 'Declined',
} as const;
export type SignerStatus = keyof typeof signerStatuses;

export const envelope = z.object({
  id: z.string(),
  version: z.number(),
  status: envelopeStatus,
  ...envelopeEntry.shape,
  /** The only document it was made from, which gets the signed PDF as its newest version; `null` for several, and for a term sheet. */
  documentId: z.nullable(z.string()),
  /** In it, one after another. */
  documents: z.array(z.object({ title: z.string(), pages: z.number() })),
  pages: z.number(),
  /** In the order of the signers. */
  progress: z.array(
    z.object({
      signerId: z.string(),
      status: z.enum(Object.keys(signerStatuses) as [SignerStatus, ...SignerStatus[]]),
      at: z.nullable(z.iso.datetime()),
    }),
  ),
  /** Why it was declined or canceled; empty if nobody said. */
  reason: z.string(),
  /** Where the signed PDF is among the buyer’s documents. */
  signedDocumentId: z.nullable(z.string()),
  /** Of the signed PDF. */
  sealedSha256: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
  expiresAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
});
export type Envelope = z.infer<typeof envelope>;

export const envelopeList = z.object({ envelopes: z.array(envelope) });
export type EnvelopeList = z.infer<typeof envelopeList>;

/** Signers read it. */
export const endReason = z.strictObject({ reason: publicLine(envelopeLimits.reasonCharacters) });
