import type { LoanInputs } from '../../tools/index.js';

/** Figures that a question names, for the tools about money. */
export interface ReadInputs extends LoanInputs {
  readonly terms?: readonly number[];
  /** Two or more amounts to compare. */
  readonly prices?: readonly number[];
  readonly downPaymentPercents?: readonly number[];
  readonly programs?: readonly ('conventional' | 'fha' | 'va' | 'usda')[];
  readonly program?: 'conventional' | 'fha' | 'va' | 'usda' | 'jumbo';
  readonly monthlyRent?: number;
  /** Rates to compare. */
  readonly rates?: readonly number[];
}

export type Mutable = { -readonly [Key in keyof ReadInputs]: ReadInputs[Key] };
