import { AppError } from './app-error.js';

/**
 * What may be written down about an error outside the log: its kind and code, never its message, which can quote the
 * data that caused it (a duplicate key error holds the very email).
 */
export function describeError(error: unknown): string {
  if (error instanceof AppError) return `AppError ${error.code}`;
  if (!(error instanceof Error)) return 'a thrown value that is not an Error';
  const code = codeOf(error) ?? codeOf(error.cause); // `fetch` hides in its cause what went wrong
  return code === undefined ? error.name : `${error.name} ${code}`;
}

function codeOf(error: unknown): string | number | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}

/** The thrown value itself when it is an error, else an error that has it as its cause. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('A value that is not an Error was thrown', { cause: thrown });
}
