import { AppError } from './app-error.js';

/**
 * What may be written down about an error outside the log: its kind and code, never its message, which can quote the
 * data that caused it (a duplicate key error holds the very email).
 */
export function describeError(error: unknown): string {
  if (error instanceof AppError) return `AppError ${error.code}`;
  if (!(error instanceof Error)) return 'a thrown value that is not an Error';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? `${error.name} ${code}` : error.name;
}

export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('A value that is not an Error was thrown', { cause: thrown });
}
