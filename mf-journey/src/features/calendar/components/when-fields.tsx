import type { ReactNode } from 'react';
import { TextField } from '@hearthway/web-kit';
import type { ContractField } from '@hearthway/web-kit/form';
import css from './when-fields.module.css';

export interface WhenFieldsProps {
  readonly field: (name: 'date' | 'time') => ContractField<'date' | 'time'>;
}

/** The day and the time in a form, side by side where there is room. */
export function WhenFields({ field }: WhenFieldsProps): ReactNode {
  return (
    <div className={css['when']}>
      <TextField {...field('date')} label="Date" type="date" min="2000-01-01" max="2999-12-31" />
      <TextField {...field('time')} label="Time" type="time" />
    </div>
  );
}
