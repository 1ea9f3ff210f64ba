import type { ReactNode } from 'react';
import { MoneyControl } from './controls.js';
import type { FieldsProps } from './fields.js';
import type { SavingsValues } from './savings-form.js';
import css from './sections.module.css';

export function SavingsFields({ form }: FieldsProps<SavingsValues>): ReactNode {
  return (
    <div className={css['triple']}>
      <MoneyControl form={form} name="savings" label="Savings" help="In bank accounts." />
      <MoneyControl form={form} name="retirement" label="Retirement" optional help="Such as a 401(k) or IRA." />
      <MoneyControl form={form} name="gift" label="Gifts" optional help="From family or friends." />
    </div>
  );
}
