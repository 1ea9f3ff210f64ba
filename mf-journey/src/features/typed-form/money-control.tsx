import type { ReactNode } from 'react';
import { MoneyField, type MoneyFieldProps } from '@hearthway/web-kit';
import { useControlledField, type ContractForm, type ControlledField } from '@hearthway/web-kit/form';
import type { Path } from 'react-hook-form';
import type { Typed } from './typed-form.js';

export interface MoneyControlProps<Values extends Typed, Entry> extends Omit<
  MoneyFieldProps,
  'form' | 'name' | 'value' | 'onValueChange'
> {
  readonly of: ContractForm<Values, Entry>;
  readonly name: Path<Values>;
}

/** The kit’s money field, bound to a form by name. */
export function MoneyControl<Values extends Typed, Entry>(props: MoneyControlProps<Values, Entry>): ReactNode {
  const { of, name, ...rest } = props;
  const { onChange, ...field } = useControlledField(of, name) as unknown as ControlledField<string>;
  return <MoneyField {...field} {...rest} onValueChange={onChange} />;
}
