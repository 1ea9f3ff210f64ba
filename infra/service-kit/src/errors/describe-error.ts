import { AppError } from './app-error.js';

/**
 * What may be recorded about an error outside the log: its kind and code, never its message, which may quote personal data
 * (a duplicate key error contains the email).
 */
export function describeError(error: unknown): string {
  if (error instanceof AppError) return `AppError ${error.code}`;
  if (!(error instanceof Error)) return 'a thrown value that is not an Error';
  const code = codeOf(error) ?? codeOf(error.cause); // `fetch` puts the real error into its cause
  return code === undefined ? error.name : `${error.name} ${code}`;
}

function codeOf(error: unknown): string | number | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}

/** The thrown value if it is an error, else an error with it as the cause. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('A value that is not an Error was thrown', { cause: thrown });
}
