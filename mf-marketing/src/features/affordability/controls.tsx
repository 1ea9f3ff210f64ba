import { classNames } from '@hearthway/web-kit';
import { useId, type ReactNode } from 'react';
import css from './controls.module.css';
import type { Inputs } from './estimate.js';
import { stateCodes, states, type StateCode } from './figures.js';
import { percent, wholeDollars } from './format.js';

type Amount = Exclude<keyof Inputs, 'state'>;

interface SliderSettings {
  readonly name: Amount;
  readonly label: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly show: (value: number) => string;
}

const sliders: readonly SliderSettings[] = [
  {
    name: 'annualIncomeCents',
    label: 'Yearly income',
    minimum: 2_000_000,
    maximum: 30_000_000,
    step: 100_000,
    show: wholeDollars,
  },
  {
    name: 'monthlyDebtsCents',
    label: 'Monthly debts',
    minimum: 0,
    maximum: 400_000,
    step: 2_500,
    show: wholeDollars,
  },
  {
    name: 'downPaymentCents',
    label: 'Down payment',
    minimum: 0,
    maximum: 25_000_000,
    step: 100_000,
    show: wholeDollars,
  },
  {
    name: 'annualRateMillionths',
    label: 'Interest rate',
    minimum: 30_000,
    maximum: 100_000,
    step: 1_250,
    show: (millionths) => percent(millionths / 100),
  },
];

export interface ControlsProps {
  inputs: Inputs;
  onChange: (changes: Partial<Inputs>) => void;
}

export function StateChoice({ inputs, onChange }: ControlsProps): ReactNode {
  const id = useId();
  return (
    <div className={css['state']}>
      <label htmlFor={id}>Buying in</label>
      <select
        id={id}
        className={css['select']}
        value={inputs.state}
        onChange={(event) => {
          onChange({ state: event.currentTarget.value as StateCode });
        }}
      >
        {stateCodes.map((code) => (
          <option key={code} value={code}>
            {states[code].name}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Sliders({ inputs, onChange, roomy = false }: ControlsProps & { roomy?: boolean }): ReactNode {
  return (
    <div className={classNames(css['sliders'], roomy && css['roomy'])}>
      {sliders.map((settings) => (
        <Slider
          key={settings.name}
          {...settings}
          value={inputs[settings.name]}
          onChange={(value) => {
            onChange({ [settings.name]: value });
          }}
        />
      ))}
    </div>
  );
}

interface SliderProps extends Omit<SliderSettings, 'name'> {
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, minimum, maximum, step, show, value, onChange }: SliderProps): ReactNode {
  const id = useId();
  return (
    <div className={css['slider']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <span className={css['value']}>{show(value)}</span>
      <input
        id={id}
        className={css['range']}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={show(value)}
        onChange={(event) => {
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
