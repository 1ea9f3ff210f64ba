import * as z from 'zod/mini';

/** A JSON Schema (draft 2020-12), with everything in it that it refers to. */
const schema = z.record(z.string(), z.unknown());

/** One HTTP operation as its server offers it, or as its caller was built to use it. */
export const operationInterface = z.object({
  status: z.number(),
  /** What is sent: an object with `params`, `query`, `headers`, and `body`, as far as there are any. */
  request: schema,
  /** Missing where nothing is answered. */
  reply: z.optional(schema),
});

const operations = z.record(z.string(), operationInterface);
const events = z.record(z.string(), schema);

/**
 * What one front end or service offers to others and uses of them: `interface.json` of a release. Operations are named like
 * `GET /api/milestones/:milestoneId`, events by their type.
 */
export const participantInterface = z.object({
  /** Version of the shell's `Platform`: what the shell gives, or what a slice was built for. */
  platform: z.optional(z.string()),
  /** Packages of the shell that slices share, with their versions. */
  shared: z.optional(z.record(z.string(), z.string())),
  offers: z.object({ operations, events }),
  /** Operations by the service that answers them. */
  uses: z.object({ operations: z.record(z.string(), operations), events }),
});

export type OperationInterface = z.infer<typeof operationInterface>;
export type ParticipantInterface = z.infer<typeof participantInterface>;
