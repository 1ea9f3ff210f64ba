import { AppError } from '@hearthway/service-kit';
import { passwordProblem } from '../passwords/index.js';

/** @throws AppError `user.password-too-common`, `user.password-personal`, naming the field */
export function refuseGuessable(
  password: string,
  { field, ...user }: { readonly field: 'password' | 'newPassword'; readonly username: string; readonly email: string },
): void {
  const problem = passwordProblem(password, user);
  if (!problem) return;
  const { code, message } = problem;
  throw new AppError(code, message, { details: [{ path: `body.${field}`, message }] });
}
