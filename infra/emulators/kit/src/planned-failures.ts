/** How the next calls of an API fail. */
export interface PlannedFailure {
  /** How many calls fail this way. */
  readonly count: number;
  /** Status of the answer; without it, the call is only delayed or cut off. */
  readonly status?: number;
  /** Before the call has any effect, or after it took effect. */
  readonly moment: 'before' | 'after';
  /** Milliseconds to wait first. */
  readonly delay: number;
  /** Closes the connection instead of answering. */
  readonly cutOff: boolean;
  /** `retry-after` in seconds. */
  readonly retryAfter?: number;
}

export interface PlannedFailures {
  plan(failure: PlannedFailure): void;
  /** The failure for the next call, if any. Uses up one of its `count`. */
  take(): PlannedFailure | undefined;
  clear(): void;
}

export function createPlannedFailures(): PlannedFailures {
  const planned: PlannedFailure[] = [];
  return {
    plan(failure) {
      planned.push(...Array.from({ length: failure.count }, () => failure));
    },
    take: () => planned.shift(),
    clear() {
      planned.length = 0;
    },
  };
}
