import type { ReactNode } from 'react';
import type { HomeAssessment } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';

type Fit = NonNullable<HomeAssessment['fit']>;

const verdicts: Readonly<Record<Fit['verdict'], { readonly text: string; readonly tone: Tone }>> = {
  fits: { text: 'Fits your goals', tone: 'success' },
  check: { text: 'Facts to check', tone: 'neutral' },
  misses: { text: 'Misses a must', tone: 'warning' },
  ruled_out: { text: 'One of your nevers', tone: 'danger' },
};

/** How a home fits the buyer's own goals. */
export function FitBadge({ fit: { verdict, score } }: { readonly fit: Fit }): ReactNode {
  const { text, tone } = verdicts[verdict];
  return (
    <Badge tone={tone}>
      {text}
      {score !== null && ` · ${score}%`}
    </Badge>
  );
}
