import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json';

export type PasswordStrength = 'common' | 'weak' | 'fair' | 'strong';

/** More than this is strong whatever it says, and costs time to look at. */
const longestRead = 64;

const estimator = new ZxcvbnFactory({ dictionary: { commonPasswords } });

/** How hard a password is to guess for who knows the person's username and email. Advice: the service decides what it refuses. */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  const { score, sequence } = estimator.check(password.slice(0, longestRead), [...known]);
  if (sequence.length === 1 && sequence[0]?.pattern === 'dictionary') return 'common';
  if (score <= 1) return 'weak';
  return score === 2 ? 'fair' : 'strong';
}
