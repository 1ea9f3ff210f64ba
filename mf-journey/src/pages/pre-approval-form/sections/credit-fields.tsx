import type { ReactNode } from 'react';
import { Select } from '@hearthway/web-kit';
import { bandOptions, type CreditValues } from './credit-form.js';
import type { FieldsProps } from './fields.js';
import css from './sections.module.css';

export function CreditFields({ values, onChange, control }: FieldsProps<CreditValues>): ReactNode {
  return (
    <Select
      {...control('scoreBand')}
      className={css['narrow']}
      label="Your credit score"
      help="A guess is fine. We won’t check your credit. If you have a co-borrower, use the lower score."
      placeholder="Choose a range"
      options={bandOptions}
      value={values.scoreBand}
      onChange={({ target }) => {
        onChange({ scoreBand: target.value });
      }}
    />
  );
}
