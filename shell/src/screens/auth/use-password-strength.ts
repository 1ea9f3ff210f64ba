import { credentialLimits } from '@hearthway/contracts/constants';
import { useState } from 'react';
import type { AuthValues } from './login-form.js';
import type { PasswordStrength, passwordStrength } from './password-strength.js';

interface Prepared {
  readonly strengthOf: typeof passwordStrength;
}

/** `prepare` loads the estimator and its password list, which only a new password needs. */
export function usePasswordStrength({ username, email, password }: AuthValues): {
  strength: PasswordStrength | undefined;
  prepare: () => void;
} {
  const [prepared, setPrepared] = useState<Prepared>();
  const prepare = (): void => {
    if (prepared) return;
    import('./password-strength.js').then(
      ({ passwordStrength: strengthOf }) => {
        setPrepared({ strengthOf });
      },
      (error: unknown) => {
        console.debug('The password hint is not available', error);
      },
    );
  };
  const known = [username, email, ...email.split('@')].filter(Boolean);
  const readable = password.length >= credentialLimits.passwordMinimum;
  return { strength: readable ? prepared?.strengthOf(password, known) : undefined, prepare };
}
