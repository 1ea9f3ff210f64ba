import { useController, type FieldPathValue, type FieldValues, type Path } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.js';

export interface ControlledField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** Binds a controlled component, such as `Combobox`, to a form. */
export function useControlledField<Typed extends FieldValues, Sent, Name extends Path<Typed>>(
  { methods }: ContractForm<Typed, Sent>,
  name: Name,
): ControlledField<FieldPathValue<Typed, Name>> {
  const { field, fieldState } = useController({ control: methods.control, name });
  return { name, value: field.value, onChange: field.onChange, error: fieldState.error?.message };
}
