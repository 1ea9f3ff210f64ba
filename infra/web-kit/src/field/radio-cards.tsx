import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { FieldError, joinIds } from './field.js';
import css from './radio-cards.module.css';

export interface RadioCardsProps {
  /** Shared by the group's radios; what is chosen is sent under it. */
  name: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The value chosen; '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** Id of the words that name the group, such as the heading above it. */
  labelledBy: string;
  /** Id of words that say more. */
  describedBy?: string | undefined;
  error?: string | undefined;
}

/** One of a few choices, each a card big enough for a thumb. Choosing only chooses; Enter sends the form. */
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
