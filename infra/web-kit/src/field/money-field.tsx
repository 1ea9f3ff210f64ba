import type { ReactNode } from 'react';
import { formatAmount, parseCents } from '../money/money.js';
import { TextField, type TextFieldProps } from './text-field.js';

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'inputMode' | 'onChange' | 'prefixText' | 'type' | 'value'
> {
  /** Text as typed; read it with `parseCents`. */
  value: string;
  onValueChange: (typed: string) => void;
}

/**
 * A dollar amount, formatted with separators on blur if valid. Not `type="number"`: that drops invalid input, changes on
 * scroll, and can't show separators.
 */
export function MoneyField({ value, onValueChange, onBlur, ...field }: MoneyFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="decimal"
      prefixText="$"
      value={value}
      onChange={({ target }) => {
        onValueChange(target.value);
      }}
      onBlur={(event) => {
        const cents = parseCents(value);
        const isExact = cents !== undefined && Number.isFinite(cents);
        const written = isExact ? formatAmount(cents) : value;
        if (written !== value) onValueChange(written);
        onBlur?.(event);
      }}
    />
  );
}
