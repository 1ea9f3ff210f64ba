import { credentials } from '@hearthway/contracts/identity';
import { forgotPasswordPath, signInCodePath } from '@hearthway/contracts/page-paths';
import { authTexts } from '@hearthway/contracts/texts';
import { Alert, Button, ButtonLink, PasswordField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import type { Credentials } from '../../session/index.js';
import css from './auth-form.module.css';
import { LoginNameField } from './login-name-field.js';

export interface AuthValues {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface AuthFormProps<Sent> {
  /** What was typed so far, in either form. */
  readonly typed: AuthValues;
  readonly onTyped: (values: Partial<AuthValues>) => void;
  readonly send: (sent: Sent) => Promise<void>;
  /** Whether the first field takes focus on mount. */
  readonly takesFocus: boolean;
  /** Link to the other form. */
  readonly other: ReactNode;
}

export function LoginForm({ typed, onTyped, takesFocus, send, other }: AuthFormProps<Credentials>): ReactNode {
  const form = useContractForm({
    schema: credentials,
    defaultValues: { username: typed.username, password: typed.password },
    send,
    refusedField: 'password',
  });
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onChange={() => onTyped(form.methods.getValues())}
      onSubmit={form.onSubmit}
      aria-label="Login"
    >
      <LoginNameField field={form.field('username')} autoFocus={takesFocus} />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" required />
      <p className={css['forgot']}>
        <a href={forgotPasswordPath}>Forgot your password?</a>
      </p>
      {form.refusal && (
        <Alert tone="danger" announce="off">
          {form.refusal}
        </Alert>
      )}
      <Button type="submit" size="large" fullWidth pending={form.pending} pendingText={authTexts.loginPending}>
        Log in
      </Button>
      <ButtonLink href={signInCodePath} variant="secondary" size="large" fullWidth>
        Email me a code instead
      </ButtonLink>
      <p className={css['other']}>{other}</p>
    </form>
  );
}
