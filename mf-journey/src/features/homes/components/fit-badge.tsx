import type { ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { Badge, type BadgeProps } from '@hearthway/web-kit';

const verdicts: Readonly<
  Record<NonNullable<AssessedHome['assessment']['fit']>['verdict'], { text: string; tone: BadgeProps['tone'] }>
> = {
  fits: { text: 'Fits your goals', tone: 'success' },
  check: { text: 'Facts to check', tone: 'neutral' },
  misses: { text: 'Misses a must', tone: 'warning' },
  ruled_out: { text: 'One of your nevers', tone: 'danger' },
};

export function FitBadge({ fit }: { fit: NonNullable<AssessedHome['assessment']['fit']> }): ReactNode {
  const { text, tone } = verdicts[fit.verdict];
  return (
    <Badge tone={tone}>
      {text}
      {fit.score !== null && ` · ${fit.score}%`}
    </Badge>
  );
}
