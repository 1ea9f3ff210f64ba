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

/**
 * Finds the operation that a request is for. Where several paths fit, it is the one with the fewest parameters.
 * @param spend - told before how many parts of paths are compared at most
 */
export function operationFinder<Op extends Called>(
  operations: readonly Op[],
  spend: (steps: number) => void = () => undefined,
): (called: Called) => Op | undefined {
  const byForm = new Map<string, { operation: Op; pattern: string[]; parameters: number }[]>();
  for (const operation of operations) {
    const pattern = operation.path.split('/');
    const parameters = pattern.filter((part) => part.startsWith(':')).length;
    const form = formOf(operation.method, pattern);
    const alike = byForm.get(form) ?? [];
    alike.push({ operation, pattern, parameters });
    byForm.set(form, alike);
  }
  for (const alike of byForm.values()) alike.sort((one, other) => one.parameters - other.parameters);
  return ({ method, path }) => {
    const parts = path.split('/');
    const alike = byForm.get(formOf(method, parts)) ?? [];
    spend(alike.length * parts.length);
    return alike.find(({ pattern }) => pattern.every((part, place) => part.startsWith(':') || part === parts[place]))
      ?.operation;
  };
}

const formOf = (method: string, parts: readonly string[]): string => `${method} ${parts.length}`;

export type Pact = z.infer<typeof pact>;
export type PactInteraction = z.infer<typeof interaction>;
