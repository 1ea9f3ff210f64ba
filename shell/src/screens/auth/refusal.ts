import { validationTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import { isAuthField, type FieldErrors } from './auth-values.js';

const fieldOfCode: Readonly<Record<string, 'username' | 'email'>> = {
  'user.username-taken': 'username',
  'user.email-taken': 'email',
};

/** What a refused form says at its fields, beside the toast that says it for the whole. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof RequestError)) return {};
  const taken = fieldOfCode[error.code];
  if (taken) return { [taken]: error.message };
  const errors: Record<string, string> = {};
  for (const { path, message } of error.details) {
    const field = path.replace(/^body\./, '');
    if (isAuthField(field)) errors[field] ??= message || validationTexts[field];
  }
  return errors;
}
