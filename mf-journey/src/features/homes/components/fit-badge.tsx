import type { ReactNode } from 'react';
import { verdictText, type FitVerdict } from '@hearthway/contracts/home-goals';
import type { HomeAssessment } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';
import { fitText } from '../home-text.js';

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
export function FitBadge({ fit }: FitBadgeProps): ReactNode {
  const text = fitText(fit);
  return (
    <Badge tone={tones[fit.verdict]}>
      {verdictText(fit)}
      {text && ` · ${text}`}
    </Badge>
  );
}
