import type { ReactNode } from 'react';
import type { LenderMatch } from '@hearthway/contracts/journey';
import { PageLink } from '@hearthway/web-kit/router';
import { StatusBadge } from '../../../features/lenders/index.js';
import { parts } from '../../../features/page-parts/index.js';
import css from './lenders.module.css';

interface MatchesProps {
  readonly query: { readonly data?: readonly LenderMatch[] | undefined; readonly isError: boolean };
  /** The lenders that the buyer applied to, and the outcome. */
  readonly shortlist: readonly LenderMatch[];
}

const dashboard = '/dashboard#lender-matches';

/** The status of the buyer’s matches. Their details, and ways to change their status, are on the dashboard. */
export function Matches({ query: { data, isError }, shortlist }: MatchesProps): ReactNode {
  if (!data) {
    return isError ? (
      <p className={parts['lead']}>Your matches didn’t load. The lenders you added are all here.</p>
    ) : null;
  }
  const others = data.length - shortlist.length;
  return (
    <div className={css['matches']}>
      <h3 className={css['subtitle']}>From your matches</h3>
      {shortlist.length > 0 && (
        <ul className={css['shortlist']}>
          {shortlist.map((match) => (
            <li key={match.id}>
              <span>{match.lender.name}</span>
              <StatusBadge match={match} />
              {match.lender.fictional && <span className={parts['note']}>Made-up example</span>}
            </li>
          ))}
        </ul>
      )}
      {data.length === 0 ? (
        <p>
          None yet. <PageLink to={dashboard}>Find lenders that fit your finances</PageLink>
        </p>
      ) : (
        <p>
          {others > 0 &&
            `${others} ${shortlist.length > 0 ? 'more ' : ''}${others === 1 ? 'match waits' : 'matches wait'} for you. `}
          <PageLink to={dashboard}>See details, and mark where you apply</PageLink>
        </p>
      )}
    </div>
  );
}
