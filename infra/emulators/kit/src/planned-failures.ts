import * as z from 'zod/mini';

/** How the next calls of an API fail. */
export const plannedFailure = z.strictObject({
  /** How many calls fail this way. */
  count: z._default(z.int().check(z.positive(), z.maximum(10_000)), 1),
  /** Status of the answer; without it, the call is only delayed or cut off. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** Only calls with this method. */
  method: z.optional(z.enum(['GET', 'POST', 'DELETE'])),
  /** Only calls whose path starts with this. */
  path: z.optional(z.string().check(z.startsWith('/'))),
  /** Before the call has any effect, or after it took effect. */
  moment: z._default(z.enum(['before', 'after']), 'before'),
  /** Milliseconds to wait first. */
  delay: z._default(z.int().check(z.nonnegative(), z.maximum(600_000)), 0),
  /** Closes the connection instead of answering. */
  cutOff: z._default(z.boolean(), false),
  /** `retry-after` in seconds, for status 429 and 503. */
  retryAfter: z.optional(z.int().check(z.nonnegative())),
});

export type PlannedFailure = z.infer<typeof plannedFailure>;

export interface PlannedFailures {
  plan(failure: PlannedFailure): void;
  /** The failure for this call, if any. Uses up one of its `count`. */
  take(method: string, path: string): PlannedFailure | undefined;
  list(): readonly PlannedFailure[];
  clear(): void;
}

export function createPlannedFailures(): PlannedFailures {
  let planned: PlannedFailure[] = [];
  return {
    plan(failure) {
      planned.push({ ...failure });
    },
    take(method, path) {
      const met = planned.find(
        (failure) =>
          (failure.method === undefined || failure.method === method) &&
          (failure.path === undefined || path.startsWith(failure.path)),
      );
      if (met === undefined) return undefined;
      met.count -= 1;
      if (met.count === 0) planned = planned.filter((failure) => failure !== met);
      return { ...met };
    },
    list: () => planned.map((failure) => ({ ...failure })),
    clear() {
      planned = [];
    },
  };
}
