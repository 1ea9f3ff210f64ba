import * as z from 'zod/mini';

z.config(z.locales.en());

/** Thrown by `loadConfig`. Its message names every invalid key and why, but no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly keys: readonly string[];

  constructor(problems: readonly { key: string; message: string }[]) {
    super(['The configuration is invalid:', ...problems.map(({ key, message }) => `  ${key}: ${message}`)].join('\n'));
    this.keys = problems.map(({ key }) => key);
  }
}

/**
 * Parses an environment with a schema into a frozen object. An empty variable counts as not set.
 * @throws ConfigError that lists all invalid keys at once
 */
export function loadConfig<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<z.infer<Schema>> {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(set);
  if (parsed.success) return Object.freeze(parsed.data);
  throw new ConfigError(
    parsed.error.issues.map((issue) => ({
      key: issue.path.join('.'),
      message: Object.hasOwn(set, String(issue.path[0])) ? issue.message : 'is missing',
    })),
  );
}
