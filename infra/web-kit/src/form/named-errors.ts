import type { FieldErrors } from 'react-hook-form';
import { RequestError } from '../http/request-error.js';

/** A field's name, such as `debts.0.monthly`, and its error. */
export type NamedError = readonly [name: string, message: string];

/** All errors of a form, in the schema's order. */
export function errorsByName(errors: FieldErrors, path = ''): readonly NamedError[] {
  return Object.entries(errors as Readonly<Record<string, unknown>>).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = path + key;
    if ('message' in error && typeof error.message === 'string') return [[name, error.message] as const];
    return errorsByName(error, `${name}.`);
  });
}

/** A refused request's errors by field. `fieldOf` maps its code, and paths of details that aren't field names. */
export function refusalsByName(error: unknown, fieldOf: Readonly<Record<string, string>> = {}): readonly NamedError[] {
  if (!(error instanceof RequestError)) return [];
  const own = (key: string): string | undefined => (Object.hasOwn(fieldOf, key) ? fieldOf[key] : undefined);
  const named = own(error.code);
  const details = error.details.map(
    ({ path, message }) => [own(path) ?? path.replace(/^(?:body|query)\./, ''), message] as const,
  );
  const found = named === undefined ? details : [[named, error.message] as const, ...details];
  // The first error of each field.
  return [...new Map(found.toReversed()).entries()].toReversed();
}
