import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import css from './settings-form.module.css';

export interface SettingsFormProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly form: Pick<ContractForm, 'onSubmit' | 'refusal'>;
  /** Title of the error, such as `We couldn’t save your profile`. */
  readonly refusalTitle: string;
  readonly children: ReactNode;
}

export function SettingsForm(props: SettingsFormProps): ReactNode {
  const { id, label, form, refusalTitle, children } = props;
  return (
    <form id={id} className={css['form']} method="post" noValidate aria-label={label} onSubmit={form.onSubmit}>
      {children}
      {form.refusal && (
        <Alert tone="danger" title={refusalTitle}>
          {form.refusal}
        </Alert>
      )}
    </form>
  );
}
