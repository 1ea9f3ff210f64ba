import type { ReactNode } from 'react';
import { figureLimits } from '@hearthway/contracts/affordability';
import { formatAmount, parseCents } from '@hearthway/web-kit/money';
import { dollars } from '../../../features/estimates/index.js';
import { SliderField, type SliderFieldProps } from './slider-field.js';

type MoneySliderProps = Pick<SliderFieldProps, 'label' | 'value' | 'maximum' | 'step' | 'help' | 'onChange'>;

/** An amount, in cents. */
export function MoneySlider(props: MoneySliderProps): ReactNode {
  return (
    <SliderField
      {...props}
      minimum={0}
      most={figureLimits.amountCents}
      prefix="$"
      spoken={dollars}
      format={formatAmount}
      parse={parseCents}
    />
  );
}
