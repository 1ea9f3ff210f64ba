import type { ReactNode } from 'react';
import type { LenderMatch } from '@hearthway/contracts/journey';
import { isNearMiss } from '../near-miss.js';
import css from './lender-card.module.css';

export function MatchScore({ match }: { match: LenderMatch }): ReactNode {
  if (match.unranked !== undefined) return <p className={css['score-word']}>Not ranked</p>;
  const near = isNearMiss(match);
  const open = match.unconfirmed !== undefined;
  return (
    <p className={css['score']} data-near={near || open || undefined}>
      <span className={css['percent']}>{match.matchScore}%</span>{' '}
      <span className={css['score-word']}>{near ? 'near miss' : open ? 'so far' : 'match'}</span>
    </p>
  );
}
