import { RequestError } from '../http/request-error.js';

/** What is wrong, by field; a field without an entry is well. */
export type FieldErrors<Field extends string> = Partial<Readonly<Record<Field, string | undefined>>>;

export type Checked<Field extends string, Sent> = { readonly sent: Sent } | { readonly errors: FieldErrors<Field> };

interface Schema<Sent> {
  readonly safeParse: (values: unknown) => Parsed<Sent>;
}

type Parsed<Sent> =
  | { readonly success: true; readonly data: Sent }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What is sent for the values typed, or the first thing wrong with each field, by the server's own rules and words. */
export function checkBy<Field extends string, Sent>(
  schema: Schema<Sent>,
  values: Readonly<Record<Field, unknown>>,
): Checked<Field, Sent> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { sent: parsed.data };
  // Of several messages for a field, the first one is the last to be put in.
  const errors = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse());
  return { errors: Object.fromEntries(errors) as FieldErrors<Field> };
}

/** What a refused request says of single fields; `fieldOfCode` tells which field a code is about. */
export function refusedFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fieldOfCode: Readonly<Record<string, Field>>,
): FieldErrors<Field> {
  if (!(error instanceof RequestError)) return {};
  const errors: Partial<Record<Field, string>> = {};
  const named = Object.hasOwn(fieldOfCode, error.code) ? fieldOfCode[error.code] : undefined;
  if (named) errors[named] = error.message;
  for (const { path, message } of error.details) {
    const field = fields.find((one) => path === `body.${one}`);
    if (field) errors[field] ??= message;
  }
  return errors;
}
