import type { FieldErrors } from 'react-hook-form';
import { RequestError } from '../http/request-error.js';

/** The name of a control, as in `debts.0.monthly`, and what is wrong with what it holds. */
export type NamedError = readonly [name: string, message: string];

/** All errors of a form, in the order of its schema. */
export function errorsByName(errors: FieldErrors, path = ''): readonly NamedError[] {
  return Object.entries(errors as Readonly<Record<string, unknown>>).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = path + key;
    if ('message' in error && typeof error.message === 'string') return [[name, error.message] as const];
    return errorsByName(error, `${name}.`);
  });
}

/** What a refused request says of single fields, by `fieldOf` for its code and for details that go by another name. */
export function refusalsByName(error: unknown, fieldOf: Readonly<Record<string, string>> = {}): readonly NamedError[] {
  if (!(error instanceof RequestError)) return [];
  const own = (key: string): string | undefined => (Object.hasOwn(fieldOf, key) ? fieldOf[key] : undefined);
  const named = own(error.code);
  const details = error.details.map(
    ({ path, message }) => [own(path) ?? path.replace(/^(?:body|query)\./, ''), message] as const,
  );
  const found = named === undefined ? details : [[named, error.message] as const, ...details];
  // The first that is said of a control.
  return [...new Map(found.toReversed()).entries()].toReversed();
}
