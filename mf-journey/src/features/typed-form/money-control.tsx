import type { ReactNode } from 'react';
import { MoneyField, type MoneyFieldProps } from '@hearthway/web-kit';
import { useHeldField, type ContractForm, type HeldField } from '@hearthway/web-kit/form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

interface MoneyControlProps<Values extends FieldValues, Entry> extends Omit<
  MoneyFieldProps,
  'form' | 'name' | 'value' | 'onValueChange'
> {
  readonly form: ContractForm<Values, Entry>;
  readonly name: FieldPathByValue<Values, string>;
}

/** The kit’s money field as a control of a form. */
export function MoneyControl<Values extends FieldValues, Entry>(props: MoneyControlProps<Values, Entry>): ReactNode {
  const { form, name, ...rest } = props;
  const { onChange, ...field } = useHeldField(form, name) as unknown as HeldField<string>;
  return <MoneyField {...rest} {...field} onValueChange={onChange} />;
}
