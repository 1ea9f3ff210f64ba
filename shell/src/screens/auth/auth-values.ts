import { credentialLimits } from '@hearthway/contracts/constants';
import { credentials, registration } from '@hearthway/contracts/identity';
import { validationTexts } from '@hearthway/contracts/texts';
import type { Credentials, Registration } from '../../session/index.js';

export interface AuthValues {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export type AuthField = keyof AuthValues;
export type FieldErrors = Partial<Readonly<Record<AuthField, string>>>;

/** Texts for what the specification has no words for. */
const tooLong: Readonly<Record<AuthField, string>> = {
  username: `Username must be at most ${credentialLimits.usernameMaximum} characters`,
  email: `Email must be at most ${credentialLimits.emailMaximum} characters`,
  password: `Password must be at most ${credentialLimits.passwordMaximum} characters`,
};
const unusable = 'Username has characters that cannot be used';

type Checked<Sent> = { readonly sent: Sent } | { readonly errors: FieldErrors };

/** What is sent for the values typed, or what is wrong with them, by the server's own rules. */
export function checkLogin({ username, password }: AuthValues): Checked<Credentials> {
  const result = credentials.safeParse({ username, password });
  return result.success ? { sent: result.data } : { errors: errorsOf(result.error.issues) };
}

export function checkRegistration(values: AuthValues): Checked<Registration> {
  const result = registration.safeParse(values);
  return result.success ? { sent: result.data } : { errors: errorsOf(result.error.issues) };
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first thing wrong with each field. */
function errorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: Partial<Record<AuthField, string>> = {};
  for (const issue of issues) {
    const field = issue.path[0];
    if (isAuthField(field)) errors[field] ??= textOf(field, issue);
  }
  return errors;
}

function textOf(field: AuthField, { code, message }: Issue): string {
  if (code === 'too_big') return tooLong[field];
  if (code === 'too_small' || field === 'email') return validationTexts[field];
  return field === 'username' ? unusable : message;
}

export function isAuthField(value: unknown): value is AuthField {
  return value === 'username' || value === 'email' || value === 'password';
}
