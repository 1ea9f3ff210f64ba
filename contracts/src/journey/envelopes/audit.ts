import * as z from 'zod/mini';
import { canonicalJson } from './canonical-json.js';
import { drawings } from './drawings.js';
import { fieldKinds, fieldPlace } from './fields.js';

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const signed = z.object({ signerId: z.string() });

/** What happened, by kind. Nobody’s step but a signer’s names a signer. */
const happened = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('created'),
    envelopeId: z.string(),
    title: z.string(),
    /** What was put into it, as it was. */
    documents: z.array(z.object({ title: z.string(), sha256: digest, pages: z.number() })),
    /** Of the PDF that is signed, which has them one after another, in hex. */
    documentSha256: digest,
    pages: z.number(),
  }),
  z.object({
    kind: z.literal('sent'),
    title: z.string(),
    senderName: z.string(),
    /** Which the sender had confirmed. */
    senderEmail: z.string(),
    signers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    fields: z.array(
      z.object({
        id: z.string(),
        signerId: z.string(),
        kind: z.enum(fieldKinds),
        ...fieldPlace.shape,
        required: z.boolean(),
        label: z.string(),
      }),
    ),
    expiresAt: z.string(),
  }),
  z.object({ kind: z.literal('asked'), ...signed.shape, reminder: z.boolean() }),
  /** The signer opened the mailed link and typed the mailed code. */
  z.object({ kind: z.literal('identified'), ...signed.shape, network: z.string() }),
  /** The signer read a number in a PDF on their device, and agreed to the disclosure. */
  z.object({
    kind: z.literal('consented'),
    ...signed.shape,
    disclosureVersion: z.string(),
    formatTestPassed: z.literal(true),
    network: z.string(),
  }),
  z.object({
    kind: z.literal('signed'),
    ...signed.shape,
    /** By field; a checkbox holds `yes` or nothing. */
    values: z.record(z.string(), z.string()),
    /** Printed instead of the texts of signatures or initials. */
    drawings,
    network: z.string(),
  }),
  z.object({
    kind: z.literal('declined'),
    ...signed.shape,
    /** The signer won’t sign, wants paper instead, or withdrew their consent. */
    how: z.enum(['declined', 'paper', 'consent-withdrawn']),
    reason: z.string(),
    network: z.string(),
  }),
  z.object({ kind: z.literal('voided'), reason: z.string() }),
  z.object({ kind: z.literal('expired') }),
  z.object({
    kind: z.literal('completed'),
    /** Of the sealed PDF, as it can be downloaded. */
    sealedSha256: digest,
    /** Of the certificate that signed it, DER. */
    certificateSha256: digest,
  }),
]);
export type Happened = z.infer<typeof happened>;

const link = z.object({
  /** From 1 without a gap. */
  number: z.number(),
  at: z.iso.datetime(),
  /** Of the step before; 64 zeros in the first. */
  previousSha256: digest,
  /** Of this step without this member, as canonical JSON (RFC 8785), in hex. */
  sha256: digest,
});

/** One step of an envelope, chained to the one before. */
export const auditStep = z.object({ ...link.shape, happened });
export type AuditStep = z.infer<typeof auditStep>;

export const envelopeAudit = z.object({
  format: z.literal('hearthway-envelope-audit-1'),
  steps: z.array(auditStep),
});
export type EnvelopeAudit = z.infer<typeof envelopeAudit>;

/** An audit as a file: canonical JSON, with each step in a line of its own. An audit has only this text. */
export const auditText = ({ format, steps }: EnvelopeAudit): string =>
  `{"format":${canonicalJson(format)},"steps":[\n${steps.map(canonicalJson).join(',\n')}\n]}\n`;
