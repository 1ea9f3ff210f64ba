import { memo, useId, useState, type ReactNode } from 'react';
import css from './adjust.module.css';

export interface SliderFieldProps {
  readonly label: string;
  /** `null` if nothing was entered and there is no default. */
  readonly value: number | null;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** The limits for typed values, which may exceed the slider's. */
  readonly least?: number;
  readonly most?: number;
  /** The value in words, for screen readers: `6.25%`. */
  readonly spoken: (value: number) => string;
  /** As shown in the number field, without the unit. */
  readonly format: (value: number) => string;
  /** `undefined` if it isn't a value. */
  readonly parse: (typed: string) => number | undefined;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly help?: ReactNode;
  readonly onChange: (value: number) => void;
}

const shown = ['label', 'value', 'minimum', 'maximum', 'step', 'least', 'most', 'prefix', 'suffix', 'help'] as const;

/**
 * A slider and a number field for the same value. Typed values may lie between the slider's steps. It doesn't rerender
 * while another slider moves, so its functions must do the same whenever the label is the same.
 */
export const SliderField = memo(Field, (before, after) => shown.every((name) => before[name] === after[name]));

function Field(props: SliderFieldProps): ReactNode {
  const { label, value, minimum, maximum, step, spoken, format, parse, prefix, suffix, help, onChange } = props;
  const { least = minimum, most = maximum } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const refused = typed !== undefined && readIn(typed) === undefined;
  return (
    <div className={css['slider']} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={`${id}-number`} className={css['label']}>
        {label}
      </label>
      <span className={css['box']}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          id={`${id}-number`}
          className={css['number']}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (value === null ? '' : format(value))}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-error` : help ? `${id}-help` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = readIn(target.value);
            if (read !== undefined) onChange(read);
          }}
          onBlur={() => {
            if (!refused) setTyped(undefined);
          }}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </span>
      <input
        className={css['range']}
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={value === null ? 'not entered' : spoken(value)}
        min={minimum}
        max={maximum}
        step={step}
        value={value ?? minimum}
        onChange={({ currentTarget }) => {
          setTyped(undefined);
          onChange(currentTarget.valueAsNumber);
        }}
      />
      <p className={css['below']} id={refused ? `${id}-error` : `${id}-help`} data-refused={refused || undefined}>
        {refused ? refusal(typed) : help}
      </p>
    </div>
  );

  function refusal(text: string): string {
    return parse(text) === undefined
      ? `Enter a number like ${format(value ?? minimum)}`
      : `Enter a value from ${spoken(least)} to ${spoken(most)}`;
  }

  function readIn(text: string): number | undefined {
    const read = parse(text);
    return read !== undefined && read >= least && read <= most ? read : undefined;
  }
}
