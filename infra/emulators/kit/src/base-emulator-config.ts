import * as z from 'zod/mini';

/** Variables of every emulator: `loadConfig(z.object({ ...baseEmulatorConfig, OWN_KEY: ... }), process.env)`. */
export const baseEmulatorConfig = {
  /** 0 picks a free port and prints it. */
  PORT: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)),
  /** Address for browsers; by default the one it listens on. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** File that keeps the state over restarts; without it, memory only. */
  STATE_FILE: z.optional(z.string()),
};
