import type { ReactNode } from 'react';
import { MoneyField } from '@hearthway/web-kit';
import type { FieldsProps } from './fields.js';
import type { SavingsValues } from './savings-form.js';
import css from './sections.module.css';

export function SavingsFields({ values, onChange, control }: FieldsProps<SavingsValues>): ReactNode {
  return (
    <div className={css['triple']}>
      <MoneyField
        {...control('savings')}
        label="Savings"
        help="In bank accounts."
        value={values.savings}
        onValueChange={(savings) => {
          onChange({ ...values, savings });
        }}
      />
      <MoneyField
        {...control('retirement')}
        label="Retirement"
        optional
        help="Such as a 401(k) or IRA."
        value={values.retirement}
        onValueChange={(retirement) => {
          onChange({ ...values, retirement });
        }}
      />
      <MoneyField
        {...control('gift')}
        label="Gifts"
        optional
        help="From family or friends."
        value={values.gift}
        onValueChange={(gift) => {
          onChange({ ...values, gift });
        }}
      />
    </div>
  );
}
