import type { ReactNode } from 'react';
import { MoneyField, Select, TextField } from '@hearthway/web-kit';
import type { FieldsProps } from './fields.js';
import type { PlanValues } from './plan-form.js';
import css from './sections.module.css';

const downPaymentKinds = [
  { value: 'percent', label: 'Percent of the price' },
  { value: 'amount', label: 'Dollars' },
];

export function PlanFields({ values, onChange, control }: FieldsProps<PlanValues>): ReactNode {
  return (
    <div className={css['pair']}>
      <MoneyField
        {...control('targetPrice')}
        className={css['whole']}
        label="Target price"
        help="For the home you have in mind. You can change it anytime."
        value={values.targetPrice}
        onValueChange={(targetPrice) => {
          onChange({ ...values, targetPrice });
        }}
      />
      <Select
        {...control('downPaymentKind')}
        label="Down payment in"
        options={downPaymentKinds}
        value={values.downPaymentKind}
        onChange={({ target }) => {
          onChange({ ...values, downPaymentKind: target.value as PlanValues['downPaymentKind'] });
        }}
      />
      <DownPayment {...{ values, onChange, control }} />
      <MoneyField
        {...control('rent')}
        label="Current housing payment"
        help="Your monthly rent or mortgage."
        value={values.rent}
        onValueChange={(rent) => {
          onChange({ ...values, rent });
        }}
      />
      <MoneyField
        {...control('comfortPayment')}
        label="Comfortable payment"
        optional
        help="The most you’d be comfortable paying each month."
        value={values.comfortPayment}
        onValueChange={(comfortPayment) => {
          onChange({ ...values, comfortPayment });
        }}
      />
    </div>
  );
}

function DownPayment({ values, onChange, control }: FieldsProps<PlanValues>): ReactNode {
  if (values.downPaymentKind === 'amount') {
    return (
      <MoneyField
        {...control('downPaymentAmount')}
        label="Down payment"
        value={values.downPaymentAmount}
        onValueChange={(downPaymentAmount) => {
          onChange({ ...values, downPaymentAmount });
        }}
      />
    );
  }
  return (
    <TextField
      {...control('downPaymentPercent')}
      label="Down payment, percent"
      inputMode="decimal"
      autoComplete="off"
      value={values.downPaymentPercent}
      onChange={({ target }) => {
        onChange({ ...values, downPaymentPercent: target.value });
      }}
    />
  );
}
