import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json';

export type PasswordStrength = 'common' | 'weak' | 'fair' | 'strong';

/** Longer passwords are strong anyway, and slow to check. */
const maximumChecked = 64;

const estimator = new ZxcvbnFactory({ dictionary: { commonPasswords } });

/** How hard the password is to guess, given what's `known` about the user. Advice only: the service decides. */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  const { score, sequence } = estimator.check(password.slice(0, maximumChecked), [...known]);
  if (sequence.length === 1 && sequence[0]?.pattern === 'dictionary') return 'common';
  if (score <= 1) return 'weak';
  return score === 2 ? 'fair' : 'strong';
}
