import * as z from 'zod/mini';
import { releaseLimits, sliceName } from './release.js';

const headers = z.optional(z.record(z.string(), z.array(z.string())));
const body = z.optional(
  z.object({ content: z.optional(z.unknown()), encoded: z.optional(z.union([z.boolean(), z.string()])) }),
);

const interaction = z.object({
  description: z.string(),
  /** Of a call. */
  request: z.optional(
    z.object({
      method: z.string(),
      path: z.string().check(z.maxLength(1_000)),
      query: z.optional(z.record(z.string(), z.array(z.string()))),
    }),
  ),
  /** Of a call: the example that the consumer was tested with. */
  response: z.optional(z.object({ status: z.number(), headers, body })),
  /** Of an event: its envelope. */
  contents: z.optional(z.object({ content: z.optional(z.unknown()) })),
});

/** What is read of a pact file (Pact specification 4). */
export const pact = z.object({
  consumer: z.object({ name: sliceName }),
  provider: z.object({ name: sliceName }),
  interactions: z.array(interaction).check(z.maxLength(releaseLimits.interactions)),
});

interface Called {
  readonly method: string;
  readonly path: string;
}

/** The operation that a request is for. Where several paths fit, it is the one with the fewest parameters. */
export function operationFor<Op extends Called>(operations: readonly Op[], { method, path }: Called): Op | undefined {
  const parts = path.split('/');
  let found: { operation: Op; parameters: number } | undefined;
  for (const operation of operations) {
    if (operation.method !== method) continue;
    const pattern = operation.path.split('/');
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part.startsWith(':') || part === parts[index])) continue;
    const parameters = pattern.filter((part) => part.startsWith(':')).length;
    if (!found || parameters < found.parameters) found = { operation, parameters };
  }
  return found?.operation;
}

export type Pact = z.infer<typeof pact>;
export type PactInteraction = z.infer<typeof interaction>;
