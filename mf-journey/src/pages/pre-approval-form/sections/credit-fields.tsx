import type { ReactNode } from 'react';
import { bandOptions, type CreditValues } from './credit-form.js';
import { SelectControl } from './controls.js';
import type { FieldsProps } from './fields.js';
import css from './sections.module.css';

export function CreditFields({ form }: FieldsProps<CreditValues>): ReactNode {
  return (
    <SelectControl
      form={form}
      name="scoreBand"
      className={css['narrow']}
      label="Your credit score"
      help="A guess is fine. We won’t check your credit. If you have a co-borrower, use the lower score."
      placeholder="Choose a range"
      options={bandOptions}
    />
  );
}
