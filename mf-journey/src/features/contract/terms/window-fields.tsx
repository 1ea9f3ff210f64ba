import type { ReactNode } from 'react';
import type { Contingency, ContractWindow } from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import type { TermsForm } from './terms-form.js';
import css from './terms.module.css';

interface WindowFieldsProps {
  readonly form: TermsForm;
  readonly name: 'deposit' | `contingencies.${Contingency}`;
  readonly label: string;
}

const kinds: Readonly<Record<ContractWindow['kind'], string>> = {
  none: 'Not said',
  waived: 'Waived',
  days: 'A number of days',
  date: 'A date',
};
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }));

/** How a contract sets one window. */
export function WindowFields({ form, name, label }: WindowFieldsProps): ReactNode {
  const kind = form.methods.watch(`${name}.kind`);
  return (
    <div role="group" aria-label={label} className={css['window']}>
      <Select {...form.field(`${name}.kind`)} label={label} options={kindOptions} />
      {kind === 'days' && <TextField {...form.field(`${name}.days`)} label="Days" inputMode="numeric" maxLength={3} />}
      {kind === 'date' && <TextField {...form.field(`${name}.on`)} label="Date" type="date" />}
      {(kind === 'days' || kind === 'date') && (
        <TextField {...form.field(`${name}.time`)} label="Time" optional type="time" />
      )}
    </div>
  );
}
