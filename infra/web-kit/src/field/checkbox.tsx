import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { FieldError, joinIds, type FieldProps } from './field.js';
import fieldCss from './field.module.css';
import css from './checkbox.module.css';

export interface CheckboxProps
  extends
    Omit<ComponentProps<'input'>, 'children' | 'type'>,
    Pick<FieldProps, 'label' | 'help' | 'error' | 'reserveError'> {}

export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, id, help, error, reserveError = false, className, ...input } = props;
  const madeId = useId();
  const controlId = id ?? madeId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={classNames(fieldCss['field'], className)}>
      <div className={css['check-line']}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          className={css['checkbox']}
          aria-describedby={joinIds(errorId, helpId)}
          aria-invalid={error ? true : undefined}
        />
        <label className={css['check-label']} htmlFor={controlId}>
          {label}
        </label>
      </div>
      {help && (
        <div className={classNames(fieldCss['help'], css['check-help'])} id={helpId}>
          {help}
        </div>
      )}
      <FieldError id={errorId} error={error} reserve={reserveError} />
    </div>
  );
}
