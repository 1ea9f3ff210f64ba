import { credentialLimits } from '@hearthway/contracts/constants';
import { PasswordField } from '@hearthway/web-kit';
import type { ContractField } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import type { AuthValues } from './login-form.js';
import { StrengthHint } from './strength-hint.js';
import { usePasswordStrength } from './use-password-strength.js';

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly field: ContractField<string>;
  readonly typed: AuthValues;
}

/** Says how easy the password is to guess. */
export function NewPasswordField({ label, field, typed }: NewPasswordFieldProps): ReactNode {
  const { strength, prepare } = usePasswordStrength(typed);
  return (
    <PasswordField
      {...field}
      label={label}
      help={`At least ${credentialLimits.passwordMinimum} characters. A few unrelated words work well.`}
      autoComplete="new-password"
      required
      hint={<StrengthHint strength={strength} />}
      onFocus={prepare}
    />
  );
}
