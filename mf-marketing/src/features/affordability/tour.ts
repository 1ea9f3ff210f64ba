import type { Inputs } from './estimate.js';

const dollars = (amount: number): number => amount * 100;

export interface Stop {
  readonly changes: Partial<Inputs>;
  readonly caption: string;
}

/** The changes of the demo, in order. It ends with the numbers it started with. */
export const stops: readonly Stop[] = [
  { changes: { state: 'AZ' }, caption: 'The same buyer in Arizona' },
  { changes: { downPaymentCents: dollars(60_000) }, caption: 'With $20,000 more down' },
  { changes: { annualRateMillionths: 57_500 }, caption: 'With a rate half a point lower' },
  { changes: { monthlyDebtsCents: dollars(900) }, caption: 'With $400 more in monthly debts' },
  {
    changes: {
      state: 'TX',
      downPaymentCents: dollars(40_000),
      annualRateMillionths: 62_500,
      monthlyDebtsCents: dollars(500),
    },
    caption: 'Back to Texas',
  },
];

export const stopMilliseconds = 2_200;
const moveMilliseconds = 900;

/** The numbers at this point of the demo, or `undefined` once it is over. */
export function tourAt(start: Inputs, elapsedMilliseconds: number): { inputs: Inputs; caption: string } | undefined {
  const at = Math.floor(elapsedMilliseconds / stopMilliseconds);
  const stop = stops[at];
  if (!stop) return undefined;
  const before = stops.slice(0, at).reduce<Inputs>((inputs, { changes }) => ({ ...inputs, ...changes }), start);
  const progress = Math.min(1, (elapsedMilliseconds - at * stopMilliseconds) / moveMilliseconds);
  return { inputs: between(before, { ...before, ...stop.changes }, easeInOut(progress)), caption: stop.caption };
}

function between(from: Inputs, to: Inputs, progress: number): Inputs {
  const mix = (a: number, b: number, step: number): number => Math.round((a + (b - a) * progress) / step) * step;
  if (progress === 1) return to;
  return {
    annualIncomeCents: mix(from.annualIncomeCents, to.annualIncomeCents, dollars(1_000)),
    monthlyDebtsCents: mix(from.monthlyDebtsCents, to.monthlyDebtsCents, dollars(25)),
    downPaymentCents: mix(from.downPaymentCents, to.downPaymentCents, dollars(1_000)),
    annualRateMillionths: mix(from.annualRateMillionths, to.annualRateMillionths, 1_250),
    state: to.state,
  };
}

const easeInOut = (progress: number): number => progress * progress * (3 - 2 * progress);
