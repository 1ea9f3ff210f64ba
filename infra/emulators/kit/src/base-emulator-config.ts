import * as z from 'zod/mini';

/** Variables that every emulator takes: `loadConfig(z.object({ ...baseEmulatorConfig, OWN_KEY: ... }), process.env)`. */
export const baseEmulatorConfig = {
  /** 0 takes a free one and prints it. */
  PORT: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)),
  /** Address that a browser reaches it by; by default the one it listens on. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** File to remember in over a restart; without it, memory only. */
  STATE_FILE: z.optional(z.string()),
};
