import * as z from 'zod/mini';

/** What the model does with one request. Every request takes the next of a script; after the last one, `defaultAnswer`. */
export const scriptedAnswer = z.discriminatedUnion('do', [
  /** Streams a text, so many characters in a chunk. `isCut`: it was longer than the model may answer. */
  z.strictObject({
    do: z.literal('say'),
    text: z.string(),
    chunkCharacters: z._default(z.int().check(z.positive()), 12),
    isCut: z._default(z.boolean(), false),
  }),
  /** Calls tools, after some words if there are any. */
  z.strictObject({
    do: z.literal('call'),
    calls: z.array(z.strictObject({ tool: z.string(), input: z.unknown() })),
    text: z._default(z.string(), ''),
  }),
  /** Sends chunks that aren’t JSON, or not of the API. */
  z.strictObject({ do: z.literal('malformed'), data: z._default(z.string(), '{"choices":[{"delta":') }),
  /** Says something, perhaps nothing, and then no more. */
  z.strictObject({
    do: z.literal('hang'),
    text: z._default(z.string(), ''),
    beforeHeaders: z._default(z.boolean(), false),
  }),
  /** Refuses with a status. */
  z.strictObject({
    do: z.literal('refuse'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    retryAfter: z.optional(z.int()),
    message: z._default(z.string(), 'The model is not available'),
  }),
  /** Says something, then drops the connection, or ends it as if that were all. */
  z.strictObject({ do: z.literal('drop'), text: z._default(z.string(), ''), quietly: z._default(z.boolean(), false) }),
]);
export type ScriptedAnswer = z.infer<typeof scriptedAnswer>;

/** As a test writes it: what has a default may be left out. */
export type WrittenAnswer = z.input<typeof scriptedAnswer>;

export const defaultAnswer: ScriptedAnswer = { do: 'say', text: 'I don’t know.', chunkCharacters: 12, isCut: false };
