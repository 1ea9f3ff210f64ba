import { useController, type FieldPathValue, type FieldValues, type Path } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.js';

export interface HeldField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** Binds a controlled input, such as `RadioCards` or `Combobox`, to a form. */
export function useHeldField<Typed extends FieldValues, Sent, Name extends Path<Typed>>(
  { methods }: ContractForm<Typed, Sent>,
  name: Name,
): HeldField<FieldPathValue<Typed, Name>> {
  const { field, fieldState } = useController({ control: methods.control, name });
  return { name, value: field.value, onChange: field.onChange, error: fieldState.error?.message };
}
