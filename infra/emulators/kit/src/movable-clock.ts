/** The machine's clock, but tests can move it ahead instead of waiting a day. */
export interface MovableClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Whole seconds since 1970. */
  seconds(): number;
  advance(milliseconds: number): void;
  /** Back to the machine's clock. */
  reset(): void;
}

export function createMovableClock(machine: () => number = Date.now): MovableClock {
  let ahead = 0;
  const now = () => machine() + ahead;
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    advance(milliseconds) {
      ahead += milliseconds;
    },
    reset() {
      ahead = 0;
    },
  };
}
