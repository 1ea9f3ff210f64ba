import type { identityErrors } from '@hearthway/contracts/identity';
import { credentialTexts } from '@hearthway/contracts/texts';
import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };

export interface PasswordProblem {
  readonly code: Extract<keyof typeof identityErrors, 'user.password-too-common' | 'user.password-personal'>;
  readonly message: string;
}

/** The package's full list. The sign-up form warns about its most common entries. */
const common = new Set(commonPasswords.map(comparable));

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
  if (common.has(wanted)) return { code: 'user.password-too-common', message: credentialTexts.passwordTooCommon };
  return undefined;
}

function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
