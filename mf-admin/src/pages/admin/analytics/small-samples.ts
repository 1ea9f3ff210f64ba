import { funnelSteps, normalizedBaseline, type AnalyticsReport, type FunnelStep } from '@hearthway/contracts/analytics';

export const tooFew = 'Too few to tell';

/** A rate, unless it is of too few to tell anything. */
export function rateText(rate: string, of: number): string {
  return of < normalizedBaseline ? tooFew : rate;
}

/** How many visits reached a step of the funnel. */
export function visitsAt(step: FunnelStep, { dropoffs }: AnalyticsReport): number {
  return dropoffs.find(({ name }) => name === funnelSteps[step])?.count ?? 0;
}

/** Denominators of rates that are too small for reliable rates, such as `3 that joined the waitlist`. */
export function smallSamples(report: AnalyticsReport): string[] {
  const bases = [
    { step: 'landing', one: 'visit to the landing page', several: 'visits to the landing page' },
    { step: 'joined', one: 'visit that joined the waitlist', several: 'visits that joined the waitlist' },
    { step: 'paymentStarted', one: 'visit that started a payment', several: 'visits that started a payment' },
  ] as const;
  return bases
    .map(({ step, ...words }) => ({ count: visitsAt(step, report), ...words }))
    .filter(({ count }) => count < normalizedBaseline)
    .map(({ count, one, several }) => `${count} ${count === 1 ? one : several}`);
}
