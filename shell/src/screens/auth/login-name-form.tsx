import { accountNameRequest } from '@hearthway/contracts/identity';
import { Alert, Button } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import css from './auth-form.module.css';
import { LoginNameField } from './login-name-field.js';

export interface LoginNameFormProps {
  readonly label: string;
  readonly loginName: string;
  readonly onLoginName: (name: string) => void;
  readonly send: (request: { username: string }) => Promise<void>;
  /** The button's label. */
  readonly children: string;
}

/** Asks for the account to send an email for. */
export function LoginNameForm({ label, loginName, onLoginName, send, children }: LoginNameFormProps): ReactNode {
  const form = useContractForm({
    schema: accountNameRequest,
    defaultValues: { username: loginName },
    send,
    refusedField: 'username',
  });
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onChange={() => onLoginName(form.methods.getValues('username'))}
      onSubmit={form.onSubmit}
      aria-label={label}
    >
      <LoginNameField field={form.field('username')} />
      {form.refusal && <Alert tone="danger">{form.refusal}</Alert>}
      <Button type="submit" size="large" fullWidth pending={form.pending} pendingText="Sending…">
        {children}
      </Button>
    </form>
  );
}
