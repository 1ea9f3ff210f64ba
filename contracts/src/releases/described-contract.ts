import * as z from 'zod/mini';
import { releaseLimits, sliceName } from './release.js';

/** JSON Schema, draft 2020-12. References point into its own `$defs`. */
export const jsonSchema = z.record(z.string(), z.unknown());

/** An operation as JSON. Requests are described as they are sent, replies as the provider sends them or the consumer takes them. */
export const describedOperation = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string().check(z.maxLength(1_000)),
  access: z.string(),
  /** Of an internal operation. */
  callers: z.optional(z.array(z.string())),
  params: z.optional(jsonSchema),
  query: z.optional(jsonSchema),
  headers: z.optional(jsonSchema),
  body: z.optional(jsonSchema),
  bodyType: z.string(),
  status: z.number(),
  /** Missing if the reply is empty. */
  reply: z.optional(jsonSchema),
  replyType: z.string(),
  /** Statuses by code: those that any service may return and its own. */
  errors: z.record(z.string(), z.number()),
});

/** With all that is around its data. */
export const describedEvent = z.object({ type: z.string(), message: jsonSchema });

/**
 * What a provider offers; or, in a consumer's release, what the consumer was built to find at that provider. The gate compares the
 * two. Pacts say which of it a consumer uses.
 */
export const describedContract = z.object({
  provider: sliceName,
  operations: z.array(describedOperation).check(z.maxLength(releaseLimits.operations)),
  events: z.array(describedEvent).check(z.maxLength(releaseLimits.operations)),
});

/** The calls of front ends lead through it. Its contract says which operations it forwards, and for whom. */
export const gatewayName = 'gateway';

/**
 * The folder of a build with what only the gate reads: `gate/pacts/<provider>.json`, as consumer tests wrote them, and
 * `gate/contracts/<provider>.json`, `describedContract`s. It is part of the version, and never served.
 */
export const gateFolder = 'gate/';
export const pactFile = (provider: string): string => `${gateFolder}pacts/${provider}.json`;
export const contractFile = (provider: string): string => `${gateFolder}contracts/${provider}.json`;

export type JsonSchema = z.infer<typeof jsonSchema>;
export type DescribedOperation = z.infer<typeof describedOperation>;
export type DescribedEvent = z.infer<typeof describedEvent>;
export type DescribedContract = z.infer<typeof describedContract>;
