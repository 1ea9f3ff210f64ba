import { Alert, Button, type ButtonVariant } from '@hearthway/web-kit';
import { useContractForm, type ContractFormOptions } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import css from './auth-form.module.css';

export interface ButtonFormProps<Sent extends Readonly<Record<string, string>>> {
  readonly schema: ContractFormOptions<Sent, Sent>['schema'];
  readonly values: Sent;
  readonly send: (sent: Sent) => Promise<void>;
  readonly variant?: ButtonVariant;
  readonly pendingText: string;
  readonly children: string;
}

/** A form of only a button, with the server's error. */
export function ButtonForm<Sent extends Readonly<Record<string, string>>>(props: ButtonFormProps<Sent>): ReactNode {
  const { schema, values, send, variant = 'primary', pendingText, children } = props;
  const form = useContractForm<Sent, Sent>({ schema, defaultValues: values, send });
  return (
    <form className={css['form']} method="post" noValidate onSubmit={form.onSubmit}>
      {form.refusal && <Alert tone="danger">{form.refusal}</Alert>}
      <Button type="submit" size="large" fullWidth variant={variant} pending={form.pending} pendingText={pendingText}>
        {children}
      </Button>
    </form>
  );
}
