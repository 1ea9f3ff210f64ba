import type { ReactNode } from 'react';
import { MoneyControl, SelectControl, TextControl } from './controls.js';
import type { FieldsProps } from './fields.js';
import { useWatch } from 'react-hook-form';
import type { PlanValues } from './plan-form.js';
import css from './sections.module.css';

const downPaymentKinds = [
  { value: 'percent', label: 'Percent of the price' },
  { value: 'amount', label: 'Dollars' },
];

export function PlanFields({ form }: FieldsProps<PlanValues>): ReactNode {
  return (
    <div className={css['pair']}>
      <MoneyControl
        form={form}
        name="targetPrice"
        className={css['whole']}
        label="Target price"
        help="For the home you have in mind. You can change it anytime."
      />
      <SelectControl form={form} name="downPaymentKind" label="Down payment in" options={downPaymentKinds} />
      <DownPayment form={form} />
      <MoneyControl form={form} name="rent" label="Current housing payment" help="Your monthly rent or mortgage." />
      <MoneyControl
        form={form}
        name="comfortPayment"
        label="Comfortable payment"
        optional
        help="The most you’d be comfortable paying each month."
      />
    </div>
  );
}

function DownPayment({ form }: FieldsProps<PlanValues>): ReactNode {
  const kind = useWatch({ control: form.methods.control, name: 'downPaymentKind' });
  if (kind === 'amount') {
    return <MoneyControl form={form} name="downPaymentAmount" label="Down payment" />;
  }
  return (
    <TextControl
      form={form}
      name="downPaymentPercent"
      label="Down payment, percent"
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
