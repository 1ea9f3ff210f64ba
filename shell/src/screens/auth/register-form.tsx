import { credentialLimits } from '@hearthway/contracts/constants';
import { registration } from '@hearthway/contracts/identity';
import { authTexts } from '@hearthway/contracts/texts';
import { Alert, Button, EmailField, PasswordField, UsernameField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import type { Registration } from '../../session/index.js';
import css from './auth-form.module.css';
import type { AuthFormProps } from './login-form.js';
import { StrengthHint } from './strength-hint.js';
import { TermsNotice } from './terms-notice.js';
import { usePasswordStrength } from './use-password-strength.js';

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
  const { strength, prepare } = usePasswordStrength(typed);
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onChange={() => onTyped(form.methods.getValues())}
      onSubmit={form.onSubmit}
      aria-label="Register"
    >
      <UsernameField {...form.field('username')} autoFocus={takesFocus} required />
      <EmailField {...form.field('email')} required />
      <PasswordField
        {...form.field('password')}
        label="Password"
        help={`At least ${credentialLimits.passwordMinimum} characters. A few unrelated words work well.`}
        autoComplete="new-password"
        required
        hint={<StrengthHint strength={strength} />}
        onFocus={prepare}
      />
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
