import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { CircleAlertIcon } from '../icons/index.js';
import css from './field.module.css';

/** What a control takes over from its field: its name, its help and its error, tied by id. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** The control's id; made when not given. */
  id?: string | undefined;
  help?: ReactNode;
  /** Text of what is wrong and what to do; empty or undefined when all is well. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** Keeps one line free below the control so that nothing jumps when an error shows. On by default. */
  reserveError?: boolean | undefined;
  /** Stands below the control while there is no error, and is read out politely as it changes. Two lines are kept free. */
  hint?: ReactNode;
  /** Stands at the end of the label's line, such as a link. */
  labelEnd?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, help below the label, control, error below with its icon. */
export function Field(props: FieldProps): ReactNode {
  const { label, id, help, error, optional = false, reserveError = true, hint, labelEnd, className, children } = props;
  const madeId = useId();
  const controlId = id ?? madeId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  return (
    <div className={classNames(css['field'], className)}>
      <div className={css['label-line']}>
        <label className={css['label']} htmlFor={controlId}>
          {label}
          {optional && <span className={css['optional']}> (optional)</span>}
        </label>
        {labelEnd}
      </div>
      {help && (
        <div className={css['help']} id={helpId}>
          {help}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': joinIds(errorId ?? hintId, helpId),
        'aria-invalid': error ? true : undefined,
      })}
      <div className={classNames(hint !== undefined && css['with-hint'])}>
        <FieldError id={errorId} error={error} reserve={reserveError && hint === undefined} />
        {hint !== undefined && (
          <div className={css['hint']} id={hintId} aria-live="polite" hidden={Boolean(error)}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

interface FieldErrorProps {
  id: string | undefined;
  error: string | undefined;
  reserve: boolean;
}

export function FieldError({ id, error, reserve }: FieldErrorProps): ReactNode {
  return (
    <div className={classNames(css['error-line'], reserve && css['reserved'])}>
      {error && (
        <p className={css['error']} id={id}>
          <CircleAlertIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
