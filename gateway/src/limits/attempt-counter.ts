export interface Limit {
  readonly attempts: number;
  readonly windowMilliseconds: number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/**
 * Counts attempts per key, in windows that start with the first attempt. The caller passes the time, in milliseconds. The
 * number of keys is bounded: when full, the oldest window is dropped.
 */
export class AttemptCounter {
  readonly #windows = new Map<string, Window>();

  constructor(
    private readonly limit: Limit,
    private readonly maximumKeys = 100_000,
  ) {}

  /** Takes one attempt: 0 when it is allowed, else the milliseconds until the next one is. */
  take(key: string, now: number): number {
    const window = this.#present(key, now) ?? this.#begin(key, now);
    if (window.count >= this.limit.attempts) return window.endsAt - now;
    window.count += 1;
    return 0;
  }

  /** Takes back an attempt that should not count after all. */
  giveBack(key: string, now: number): void {
    const window = this.#present(key, now);
    if (window && window.count > 0) window.count -= 1;
  }

  /** Attempts in the current window. */
  count(key: string, now: number): number {
    return this.#present(key, now)?.count ?? 0;
  }

  #present(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    return window && window.endsAt > now ? window : undefined;
  }

  #begin(key: string, now: number): Window {
    this.#windows.delete(key);
    // All windows are equally long, so the map is in the order in which they end.
    for (const [oldest, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < this.maximumKeys) break;
      this.#windows.delete(oldest);
    }
    const window = { count: 0, endsAt: now + this.limit.windowMilliseconds };
    this.#windows.set(key, window);
    return window;
  }
}
