import { authTexts } from '@hearthway/contracts/texts';
import { Button, PasswordField, TextField } from '@hearthway/web-kit';
import { useForm } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import type { Credentials } from '../../session/index.js';
import css from './auth-form.module.css';
import { checkLogin, type AuthField, type AuthValues } from './auth-values.js';

export interface AuthFormProps<Sent> {
  readonly values: AuthValues;
  readonly onChange: (values: AuthValues) => void;
  readonly send: (sent: Sent) => Promise<void>;
  /** Whether the first field takes focus when the form appears. */
  readonly takesFocus: boolean;
  /** The way to the other form. */
  readonly other: ReactNode;
}

export function LoginForm({ values, onChange, takesFocus, send, other }: AuthFormProps<Credentials>): ReactNode {
  const form = useForm<AuthField, Credentials>({
    values,
    onChange,
    send,
    fields: ['username', 'password'],
    check: checkLogin,
    refusedField: 'password',
  });
  return (
    <form className={css['form']} method="post" noValidate onSubmit={form.onSubmit} aria-label="Login">
      <TextField
        {...form.control('username')}
        label="Username or email"
        autoFocus={takesFocus}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField {...form.control('password')} label="Password" autoComplete="current-password" required />
      <Button type="submit" size="large" fullWidth pending={form.pending} pendingText={authTexts.loginPending}>
        Log in
      </Button>
      <p className={css['other']}>{other}</p>
    </form>
  );
}
