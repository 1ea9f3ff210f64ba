import { useEffect, useRef, type ReactNode } from 'react';
import { nextLenderMatchStatus, type LenderMatch, type LenderMatchStatus } from '@hearthway/contracts/journey';
import { Button, Card, Checkbox, VisuallyHidden } from '@hearthway/web-kit';
import type { Comparison } from '../../comparison/index.js';
import { useStatusChange } from '../use-status-change.js';
import { lenderFigures } from './lender-figures.js';
import { MatchReasons } from './match-reasons.js';
import { MatchScore } from './match-score.js';
import { StatusBadge } from './status-badge.js';
import css from './lender-card.module.css';

export interface LenderCardProps {
  match: LenderMatch;
  /** The best of the lenders just found takes the focus, wherever it is in the list. */
  justFound: boolean;
  /** None while there is nothing to compare with. */
  comparison?: Comparison<LenderMatch>;
}

export function LenderCard({ match, justFound, comparison }: LenderCardProps): ReactNode {
  const { lender } = match;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justFound) headingRef.current?.focus();
  }, [justFound]);
  return (
    <Card as="li" padding="none" className={css['card']}>
      <div className={css['top']}>
        <StatusBadge match={match} />
        <MatchScore match={match} />
      </div>
      <h3 ref={headingRef} tabIndex={-1} className={css['name']}>
        {lender.name}
      </h3>
      <p className={css['description']}>{lender.description}</p>
      <Figures match={match} />
      <div className={css['reasons']}>
        <MatchReasons match={match} />
      </div>
      <div className={css['actions']}>
        {comparison && <CompareCheckbox match={match} comparison={comparison} />}
        <NextStatusButton
          match={match}
          onLast={() => {
            headingRef.current?.focus();
          }}
        />
        {lender.website !== '' && (
          <a className={css['website']} href={lender.website} target="_blank" rel="noopener noreferrer">
            Visit website<VisuallyHidden> of {lender.name}, opens in a new tab</VisuallyHidden>
          </a>
        )}
      </div>
    </Card>
  );
}

function Figures({ match }: { match: LenderMatch }): ReactNode {
  return (
    <dl className={css['figures']}>
      {lenderFigures(match).map(({ name, value, note }) => (
        <div key={name} className={css['figure']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={css['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface CompareCheckboxProps {
  match: LenderMatch;
  comparison: Comparison<LenderMatch>;
}

function CompareCheckbox({ match, comparison }: CompareCheckboxProps): ReactNode {
  const isChosen = comparison.ids.has(match.id);
  return (
    <Checkbox
      className={css['compare']}
      label={
        <>
          Compare<VisuallyHidden>, {match.lender.name}</VisuallyHidden>
        </>
      }
      checked={isChosen}
      disabled={!isChosen && comparison.isFull}
      onChange={({ target }) => {
        comparison.choose(match.id, target.checked);
      }}
    />
  );
}

const buttonTexts: Readonly<Partial<Record<LenderMatchStatus, string>>> = {
  applied: 'Mark as Applied',
  pre_qualified: 'Mark as Pre-Qualified',
};

/** Moves the match to its next status. After the last one the button is gone, and `onLast` moves its focus. */
function NextStatusButton({ match, onLast }: { match: LenderMatch; onLast: () => void }): ReactNode {
  const { change, changing } = useStatusChange(match, onLast);
  const next = nextLenderMatchStatus[match.status];
  if (!next) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      fullWidth
      pending={changing}
      pendingText="Saving…"
      onClick={({ detail }) => {
        // The second click of a double click may hit the next step's button.
        if (detail <= 1) change(next);
      }}
    >
      {buttonTexts[next]}
      <VisuallyHidden>, {match.lender.name}</VisuallyHidden>
    </Button>
  );
}
