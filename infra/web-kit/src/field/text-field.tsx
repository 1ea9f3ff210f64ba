import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Field, joinIds, type FieldProps } from './field.js';
import css from './field.module.css';

type FieldParts = Omit<FieldProps, 'children' | 'className'>;

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldParts {
  /** Shown inside the control before the text, such as a currency sign. */
  prefixText?: string | undefined;
}

/** `className` goes to the field, other props to the input. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, id, help, error, optional, reserveError, labelEnd, className, prefixText, ...input } = props;
  return (
    <Field {...{ label, id, help, error, optional, reserveError, labelEnd, className }}>
      {(control) => (
        <div className={css['control-box']}>
          {prefixText && (
            <span className={css['prefix']} aria-hidden="true">
              {prefixText}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            aria-describedby={joinIds(control['aria-describedby'], input['aria-describedby'])}
            className={classNames(css['control'], prefixText && css['with-prefix'])}
          />
        </div>
      )}
    </Field>
  );
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldParts {}

export function TextArea(props: TextAreaProps): ReactNode {
  const { label, id, help, error, optional, reserveError, labelEnd, className, ...area } = props;
  return (
    <Field {...{ label, id, help, error, optional, reserveError, labelEnd, className }}>
      {(control) => <textarea rows={4} {...area} {...control} className={classNames(css['control'], css['area'])} />}
    </Field>
  );
}
