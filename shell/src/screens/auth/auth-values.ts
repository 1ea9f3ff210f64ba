import { credentials, registration } from '@hearthway/contracts/identity';
import { checkBy, type Checked } from '@hearthway/web-kit/form';
import type { Credentials, Registration } from '../../session/index.js';

export interface AuthValues {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export type AuthField = keyof AuthValues;

/** What is sent for the values typed, or what is wrong with them, by the server's own rules. */
export function checkLogin({ username, password }: AuthValues): Checked<AuthField, Credentials> {
  return checkBy(credentials, { username, password });
}

export function checkRegistration(values: AuthValues): Checked<AuthField, Registration> {
  return checkBy(registration, { ...values });
}
