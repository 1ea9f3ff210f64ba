import { drawing, fieldKinds, fieldPlace } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';

/** A job on a PDF, done in a separate process. */
export const fillJob = z.discriminatedUnion('kind', [
  /** Whether it can be signed. */
  z.object({ kind: z.literal('check') }),
  /** Files, one after another in the input, into one that can be signed. `lengths`: their bytes. */
  z.object({ kind: z.literal('merge'), lengths: z.array(z.number()) }),
  z.object({
    kind: z.literal('fill'),
    fields: z.array(
      z.object({
        ...{ kind: z.enum(fieldKinds), ...fieldPlace.shape },
        ...{ value: z.string(), drawing: z.optional(drawing) },
      }),
    ),
    /** Pages to add at the end: a PDF, in base64. */
    certificatePages: z.string(),
    title: z.string(),
    /** Of the last step of the audit, in hex. */
    auditSha256: z.string(),
    at: z.iso.datetime(),
  }),
]);
export type FillJob = z.infer<typeof fillJob>;

export const fillResult = z.discriminatedUnion('usable', [
  /** Including the certificate pages, once they are added. */
  z.object({ usable: z.literal(true), pages: z.number() }),
  z.object({ usable: z.literal(false) }),
]);
export type FillResult = z.infer<typeof fillResult>;

/** Room in a filled PDF for the signature with its certificates. */
export const signatureBytes = 16_384;
