import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import css from './form-parts.module.css';

export interface FormBodyProps {
  readonly form: Pick<ContractForm, 'onSubmit' | 'refusal'>;
  /** For a button outside the form. */
  readonly id?: string;
  readonly label?: string;
  readonly refusalTitle?: string;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** The fields of a form, below what the server refused. */
export function FormBody(props: FormBodyProps): ReactNode {
  const { form, id, label, refusalTitle = 'We couldn’t save this', hidden, children } = props;
  return (
    <form id={id} className={css['form']} aria-label={label} hidden={hidden} noValidate onSubmit={form.onSubmit}>
      {form.refusal && (
        <Alert tone="danger" announce="assertive" title={refusalTitle}>
          {form.refusal}
        </Alert>
      )}
      {children}
    </form>
  );
}

export interface PairProps {
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

/** Fields side by side where there is room. */
export function Pair({ columns = 2, children }: PairProps): ReactNode {
  return (
    <div className={css['pair']} data-columns={columns}>
      {children}
    </div>
  );
}

export interface FieldGroupProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function FieldGroup({ title, lead, children }: FieldGroupProps): ReactNode {
  return (
    <fieldset className={css['group']}>
      <legend className={css['title']}>{title}</legend>
      {lead && <p className={css['lead']}>{lead}</p>}
      {children}
    </fieldset>
  );
}
