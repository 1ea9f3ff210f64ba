import { accountMailSeconds, completePasswordReset, newPassword } from '@hearthway/contracts/identity';
import { forgotPasswordPath } from '@hearthway/contracts/page-paths';
import type { OperationInput } from '@hearthway/contracts/operation';
import { Alert, Button, ButtonLink } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ScreenProps } from '../screen-props.js';
import css from './auth-form.module.css';
import { MailedLink } from './mailed-link.js';
import { NewPasswordField } from './new-password-field.js';
import { GoOn, Result } from './result.js';

type NewPassword = OperationInput<typeof completePasswordReset>['body'];

export function NewPasswordScreen({ session, bare }: ScreenProps): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  return (
    <MailedLink
      session={session}
      post={(body: NewPassword) => callOperation(bare, completePasswordReset, { body })}
      form={(token, send) => (
        <Result title="Choose a new password">
          <p>It replaces your old one, and logs you out everywhere.</p>
          <NewPasswordForm token={token} send={send} />
        </Result>
      )}
      done={
        <Result title="Your password is changed">
          <p>You’ve been logged out everywhere. Log in with your new password.</p>
          {user && (
            <p>
              This browser is logged in to another account, {user.username}. Log out there first, or use another
              browser.
            </p>
          )}
          <GoOn session={session} />
        </Result>
      }
      instead={
        <>
          <p>A link works once, for {accountMailSeconds['password-reset'] / 60} minutes.</p>
          <ButtonLink href={forgotPasswordPath} size="large" fullWidth>
            Email me a new link
          </ButtonLink>
        </>
      }
    />
  );
}

interface NewPasswordFormProps {
  readonly token: string;
  readonly send: (sent: NewPassword) => Promise<void>;
}

function NewPasswordForm({ token, send }: NewPasswordFormProps): ReactNode {
  const [password, setPassword] = useState('');
  const form = useContractForm({
    schema: newPassword,
    defaultValues: { token, newPassword: '' },
    send,
    fieldOf: { 'user.password-too-common': 'newPassword', 'user.password-personal': 'newPassword' },
    refusedField: 'newPassword',
  });
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onChange={() => setPassword(form.methods.getValues('newPassword'))}
      onSubmit={form.onSubmit}
      aria-label="Choose a new password"
    >
      <NewPasswordField
        label="New password"
        field={form.field('newPassword')}
        typed={{ username: '', email: '', password }}
      />
      {form.refusal && <Alert tone="danger">{form.refusal}</Alert>}
      <Button type="submit" size="large" fullWidth pending={form.pending} pendingText="Changing…">
        Change password
      </Button>
    </form>
  );
}
