import { TextField } from '@hearthway/web-kit';
import type { ContractField } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';

export interface LoginNameFieldProps {
  readonly field: ContractField<'username'>;
  readonly autoFocus?: boolean;
}

export function LoginNameField({ field, autoFocus = false }: LoginNameFieldProps): ReactNode {
  return (
    <TextField
      {...field}
      label="Username or email"
      autoFocus={autoFocus}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
