import type { ReactNode } from 'react';
import { fitVerdicts, type FitVerdict } from '@hearthway/contracts/home-goals';
import type { HomeAssessment } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';

const tones: Readonly<Record<FitVerdict, Tone>> = {
  fits: 'success',
  check: 'neutral',
  misses: 'warning',
  ruled_out: 'danger',
};

interface FitBadgeProps {
  readonly fit: NonNullable<HomeAssessment['fit']>;
}

/** How a home fits the buyer's own goals, and how much of that is known. */
export function FitBadge({ fit: { verdict, score, knownShare } }: FitBadgeProps): ReactNode {
  return (
    <Badge tone={tones[verdict]}>
      {fitVerdicts[verdict]}
      {score !== null && ` · ${score}%`}
      {score !== null && knownShare < 100 && ` (${knownShare}% known)`}
    </Badge>
  );
}
