import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { EyeIcon, EyeOffIcon } from '../icons/index.js';
import { Field, joinIds, type FieldProps } from './field.js';
import css from './field.module.css';

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'children' | 'type'>, Omit<FieldProps, 'children' | 'className'> {}

/** Password input with a show/hide button. For a new password, pass `autoComplete="new-password"`. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { label, id, help, error, optional, reserveError, labelEnd, className, hint, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, id, help, error, optional, reserveError, hint, labelEnd, className }}>
      {(control) => (
        <div className={css['control-box']}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            aria-describedby={joinIds(control['aria-describedby'], input['aria-describedby'])}
            className={classNames(css['control'], css['with-reveal'])}
          />
          <button
            type="button"
            className={css['reveal']}
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            disabled={input.disabled}
            onClick={() => {
              setShown(!shown);
            }}
          >
            {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </button>
        </div>
      )}
    </Field>
  );
}
