import type { ReactNode } from 'react';
import {
  Checkbox,
  MoneyField,
  Select,
  TextField,
  type CheckboxProps,
  type MoneyFieldProps,
  type SelectProps,
  type TextFieldProps,
} from '@hearthway/web-kit';
import { useControlledField, type ControlledField } from '@hearthway/web-kit/form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { controlId } from '../page-ids.js';
import type { SectionState } from './fields.js';

// The kit's controls, bound to a section's form by name.

interface Part<Values extends FieldValues, Value> {
  readonly form: SectionState<Values>;
  readonly name: FieldPathByValue<Values, Value>;
}

type OfForm = 'form' | 'id' | 'name' | 'value' | 'onChange' | 'onValueChange' | 'checked';

export function MoneyControl<Values extends FieldValues>(
  props: Part<Values, string> & Omit<MoneyFieldProps, OfForm>,
): ReactNode {
  const { form, name, ...rest } = props;
  const { onChange, ...field } = useControl<Values, string>(form, name);
  return <MoneyField {...field} {...rest} onValueChange={onChange} />;
}

export function TextControl<Values extends FieldValues>(
  props: Part<Values, string> & Omit<TextFieldProps, OfForm>,
): ReactNode {
  const { form, name, ...rest } = props;
  const { onChange, ...field } = useControl<Values, string>(form, name);
  return <TextField {...field} {...rest} onChange={({ target }) => onChange(target.value)} />;
}

interface SelectControlProps<Values extends FieldValues> extends Part<Values, string>, Omit<SelectProps, OfForm> {
  /** Called after a choice by the buyer, not after `setValue`. */
  readonly onChosen?: () => void;
}

export function SelectControl<Values extends FieldValues>(props: SelectControlProps<Values>): ReactNode {
  const { form, name, onChosen, ...rest } = props;
  const { onChange, ...field } = useControl<Values, string>(form, name);
  const choose = (value: string): void => {
    onChange(value);
    onChosen?.();
  };
  return <Select {...field} {...rest} onChange={({ target }) => choose(target.value)} />;
}

export function CheckboxControl<Values extends FieldValues>(
  props: Part<Values, boolean> & Omit<CheckboxProps, OfForm>,
): ReactNode {
  const { form, name, ...rest } = props;
  const { value, onChange, ...field } = useControl<Values, boolean>(form, name);
  return <Checkbox {...field} {...rest} checked={value} onChange={({ target }) => onChange(target.checked)} />;
}

function useControl<Values extends FieldValues, Value>(
  form: SectionState<Values>,
  name: FieldPathByValue<Values, Value>,
): ControlledField<Value> & { readonly id: string } {
  return { id: controlId(form.section, name), ...(useControlledField(form, name) as ControlledField<Value>) };
}
