import * as z from 'zod/mini';

z.config(z.locales.en());

/** Thrown by `readEmulatorConfig`; names every invalid variable and why, and no value. */
export class EmulatorConfigError extends Error {
  override readonly name = 'EmulatorConfigError';
}

/** Variables that every emulator takes. A variable that is set to nothing counts as not set. */
export const baseEmulatorConfig = {
  /** 0 takes a free one and prints it. */
  PORT: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)),
  /** Address that a browser reaches it by; by default the one it listens on. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** File to remember in over a restart; without it, memory only. */
  STATE_FILE: z.optional(z.string()),
};

export function readEmulatorConfig<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<z.infer<Schema>> {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(set);
  if (parsed.success) return Object.freeze(parsed.data);
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${set[name] === undefined ? 'is missing' : issue.message}`;
  });
  throw new EmulatorConfigError(['The configuration is invalid:', ...problems].join('\n'));
}
