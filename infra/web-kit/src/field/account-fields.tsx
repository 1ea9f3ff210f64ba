import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './text-field.js';

export interface AccountFieldProps extends Omit<TextFieldProps, 'label'> {
  label?: string;
}

/** A username as it is: no phone may capitalize or correct it, and password managers know it. */
export function UsernameField({ label = 'Username', ...field }: AccountFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      label={label}
    />
  );
}

/** An email address, with the keyboard for it on a phone. */
export function EmailField({ label = 'Email', ...field }: AccountFieldProps): ReactNode {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      label={label}
    />
  );
}
