import { vi } from 'vitest';

/**
 * How long a condition is waited for. It is met long before on an idle machine; what a busy one makes slow has not failed.
 * Of `expect.poll` this is set in the configuration, where vitest has no place for `vi.waitFor`.
 */
const milliseconds = 10_000;

const { waitFor } = vi;
vi.waitFor = (condition, options = {}) =>
  waitFor(condition, typeof options === 'number' ? options : { timeout: milliseconds, ...options });
