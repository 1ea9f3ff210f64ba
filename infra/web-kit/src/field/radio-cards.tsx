import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { FieldError, joinIds } from './field.js';
import css from './radio-cards.module.css';

export interface RadioCardsProps {
  /** Form control name shared by the radios. */
  name: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Selected value; '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** Id of the element that names the group, such as the heading above it. */
  labelledBy: string;
  /** Id of the element that describes the group. */
  describedBy?: string | undefined;
  error?: string | undefined;
}

/** Radio group of thumb-sized cards. Selecting doesn't submit; Enter does. */
export function RadioCards(props: RadioCardsProps): ReactNode {
  const { name, options, value, onChange, labelledBy, describedBy, error } = props;
  const errorId = useId();
  return (
    <div>
      <div
        role="radiogroup"
        className={css['cards']}
        aria-labelledby={labelledBy}
        aria-describedby={joinIds(error && errorId, describedBy)}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={classNames(css['card'], error && css['invalid'])}>
            <input
              type="radio"
              className={css['radio']}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} reserve />
    </div>
  );
}
