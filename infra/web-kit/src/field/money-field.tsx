import type { ReactNode } from 'react';
import { formatAmount, parseCents } from '../money/money.js';
import { TextField, type TextFieldProps } from './text-field.js';

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'inputMode' | 'onChange' | 'prefixText' | 'type' | 'value'
> {
  /** What stands in the field, as it was typed; `parseCents` reads it. */
  value: string;
  onValueChange: (typed: string) => void;
}

/**
 * An amount in dollars. It is text and not `type="number"`, so that nothing typed is lost, no wheel turns it and it can be
 * formatInteger: what is an amount gets its separators when the field is left.
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
        const written = cents === undefined ? value : formatAmount(cents);
        if (written !== value) onValueChange(written);
        onBlur?.(event);
      }}
    />
  );
}
