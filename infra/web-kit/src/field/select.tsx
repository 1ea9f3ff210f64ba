import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { ChevronDownIcon } from '../icons/index.js';
import { Field, type FieldProps } from './field.js';
import css from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple'>, Omit<FieldProps, 'children' | 'className'> {
  options: readonly SelectOption[];
  /** Label of a first, empty option with the value ''. */
  placeholder?: string | undefined;
}

/** A styled native select: the best picker on phones, and no script. */
export function Select(props: SelectProps): ReactNode {
  const { label, id, help, error, optional, reserveError, labelEnd, className, options, placeholder, ...select } =
    props;
  return (
    <Field {...{ label, id, help, error, optional, reserveError, labelEnd, className }}>
      {(control) => (
        <div className={css['control-box']}>
          <select {...select} {...control} className={classNames(css['control'], css['select'])}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={css['chevron']} size={20} />
        </div>
      )}
    </Field>
  );
}
