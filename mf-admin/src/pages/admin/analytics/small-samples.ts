import {
  conversionRateSteps,
  funnelSteps,
  normalizedBaseline,
  type AnalyticsReport,
  type ConversionRate,
  type FunnelStep,
} from '@hearthway/contracts/analytics';

export const tooFew = 'Too few to tell';

/** A rate, unless its sample is too small to mean anything. */
export function rateText(rate: string, of: number): string {
  return of < normalizedBaseline ? tooFew : rate;
}

/** How many visits reached a step of the funnel. */
export function visitsAt(step: FunnelStep, { dropoffs }: AnalyticsReport): number {
  return dropoffs.find(({ name }) => name === funnelSteps[step])?.count ?? 0;
}

type Base = (typeof conversionRateSteps)[ConversionRate]['of'];

const baseWords: Readonly<Record<Base, { readonly one: string; readonly several: string }>> = {
  visit: { one: 'visit', several: 'visits' },
  joined: { one: 'visit that joined the waitlist', several: 'visits that joined the waitlist' },
  paymentStarted: { one: 'visit that started a payment', several: 'visits that started a payment' },
};

/** Denominators of rates that are too small for reliable rates, such as `3 visits that joined the waitlist`. */
export function smallSamples(report: AnalyticsReport): string[] {
  const bases = new Set(Object.values(conversionRateSteps).map(({ of }) => of));
  return [...bases]
    .map((base) => ({ count: visitsAt(base, report), ...baseWords[base] }))
    .filter(({ count }) => count < normalizedBaseline)
    .map(({ count, one, several }) => `${count} ${count === 1 ? one : several}`);
}
