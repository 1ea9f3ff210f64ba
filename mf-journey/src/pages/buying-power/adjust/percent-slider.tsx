import type { ReactNode } from 'react';
import { percent } from '@hearthway/contracts/money';
import { parsePercent } from '../../../features/estimates/index.js';
import { SliderField, type SliderFieldProps } from './slider-field.js';

type PercentSliderProps = Pick<
  SliderFieldProps,
  'label' | 'value' | 'maximum' | 'most' | 'step' | 'help' | 'onChange'
> &
  Partial<Pick<SliderFieldProps, 'spoken'>>;

/** A percentage, in basis points. */
export function PercentSlider(props: PercentSliderProps): ReactNode {
  return (
    <SliderField
      spoken={percent}
      {...props}
      minimum={0}
      suffix="%"
      format={(basisPoints) => String(basisPoints / 100)}
      parse={parseBasisPoints}
    />
  );
}

function parseBasisPoints(typed: string): number | undefined {
  const read = parsePercent(typed);
  return read === undefined ? undefined : Math.round(read * 100);
}
