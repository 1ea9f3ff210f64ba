import { registration } from '@hearthway/contracts/identity';
import { authTexts } from '@hearthway/contracts/texts';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import type { Registration } from '../../session/index.js';
import css from './auth-form.module.css';
import type { AuthFormProps } from './login-form.js';
import { NewPasswordField } from './new-password-field.js';
import { TermsNotice } from './terms-notice.js';

export function RegisterForm({ typed, onTyped, takesFocus, send, other }: AuthFormProps<Registration>): ReactNode {
  const form = useContractForm({
    schema: registration,
    defaultValues: typed,
    send,
    fieldOf: {
      'user.username-taken': 'username',
      'user.email-taken': 'email',
      'user.password-too-common': 'password',
      'user.password-personal': 'password',
    },
  });
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onChange={() => onTyped(form.methods.getValues())}
      onSubmit={form.onSubmit}
      aria-label="Register"
    >
      <TextField
        {...form.field('username')}
        label="Username"
        autoFocus={takesFocus}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <NewPasswordField label="Password" field={form.field('password')} typed={typed} />
      <TermsNotice />
      {form.refusal && (
        <Alert tone="danger" announce="off">
          {form.refusal}
        </Alert>
      )}
      <Button type="submit" size="large" fullWidth pending={form.pending} pendingText={authTexts.registerPending}>
        Create account
      </Button>
      <p className={css['other']}>{other}</p>
    </form>
  );
}
