import { brand } from '@hearthway/contracts/brand';
import { credentialTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };

interface PasswordProblem {
  readonly code: 'user.password-too-common' | 'user.password-personal';
  readonly message: string;
}

/** The package's full list, and our name. The sign-up form warns about its most common entries. */
const common = new Set([...commonPasswords, brand.name].map(comparable));

/** The list leaves out repeats and runs like `555555` and `654321`, since the package finds those without it. */
const patterns = new ZxcvbnFactory({ dictionary: {} });
/** Longer passwords are hard enough to guess, and slow to check. */
const longestPattern = 32;

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

/** Why a new password is too easy to guess, if it is. Applies to new passwords only: nobody is locked out for an old one. */
export function passwordProblem(
  password: string,
  { username, email }: { readonly username: string; readonly email: string },
): PasswordProblem | undefined {
  const wanted = comparable(password);
  const [mailbox = ''] = email.split('@');
  if ([username, email, mailbox].map(comparable).includes(wanted)) {
    return { code: 'user.password-personal', message: credentialTexts.passwordPersonal };
  }
  if (common.has(wanted) || isPattern(password))
    return { code: 'user.password-too-common', message: credentialTexts.passwordTooCommon };
  return undefined;
}

/** Whether it is just a repeat or a run. */
function isPattern(text: string): boolean {
  return text.length <= longestPattern && patterns.check(text).score === 0;
}

/** Ignores case, form and invisible characters. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}
