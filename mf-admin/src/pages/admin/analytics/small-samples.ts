import { normalizedBaseline, type AnalyticsReport } from '@hearthway/contracts/analytics';

/** Denominators of rates that are too small for reliable rates, such as `3 sign-ups`. */
export function smallSamples({ dropoffs, signups, payments }: AnalyticsReport): string[] {
  const bases = [
    { count: dropoffs[0]?.count ?? 0, one: 'visit to the landing page', several: 'visits to the landing page' },
    { count: signups, one: 'sign-up', several: 'sign-ups' },
    { count: payments, one: 'payment started', several: 'payments started' },
  ];
  return bases
    .filter(({ count }) => count < normalizedBaseline)
    .map(({ count, one, several }) => `${count} ${count === 1 ? one : several}`);
}
