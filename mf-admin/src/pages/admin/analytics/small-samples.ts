import { normalizedBaseline, type AnalyticsReport } from '@hearthway/contracts/analytics';

export interface Sample {
  readonly name: string;
  readonly count: number;
}

/** What rates are worked out over and of which there are so few that one person moves them by a lot. */
export function smallSamples({ dropoffs, signups, payments }: AnalyticsReport): Sample[] {
  const bases: readonly Sample[] = [
    { name: 'visits to the landing page', count: dropoffs[0]?.count ?? 0 },
    { name: 'sign-ups', count: signups },
    { name: 'payments begun', count: payments },
  ];
  return bases.filter(({ count }) => count < normalizedBaseline);
}
