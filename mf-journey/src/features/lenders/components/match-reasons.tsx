import type { ReactNode } from 'react';
import type { LenderMatch, RankingFactor, RankingReason } from '@hearthway/contracts/journey';
import { ChevronDownIcon, CircleAlertIcon, CircleCheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { isNearMiss } from '../near-miss.js';
import css from './match-reasons.module.css';

/** Why a lender ranks where it does. What would fix a near miss is always shown; the rest is collapsed. */
export function MatchReasons({ match }: { match: LenderMatch }): ReactNode {
  const { reasons, unranked, matchScore, lender } = match;
  const missed = isNearMiss(match) ? reasons.find(({ met }) => !met) : undefined;
  return (
    <>
      {unranked !== undefined && <p className={css['fix']}>{unranked}</p>}
      {missed && <p className={css['fix']}>{missed.text}</p>}
      {reasons.length > 0 && (
        <details className={css['details']}>
          <summary className={css['summary']}>
            <ChevronDownIcon size={18} className={css['chevron']} />
            <span>
              {unranked === undefined ? `Why you match ${matchScore}%` : 'How you compare'}
              <VisuallyHidden>, {lender.name}</VisuallyHidden>
            </span>
          </summary>
          <ul className={css['reasons']}>
            {reasons.map((reason) => (
              <Reason key={reason.factor} reason={reason} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Reason({ reason: { factor, met, points, maximum, text } }: { reason: RankingReason }): ReactNode {
  const Icon = met ? CircleCheckIcon : CircleAlertIcon;
  return (
    <li className={css['reason']} data-met={met}>
      <Icon size={18} className={css['icon']} />
      <div>
        <p className={css['factor']}>
          {factorNames[factor]}: {met ? 'met' : 'not met'}
        </p>
        {maximum > 0 && (
          <p className={css['points']}>
            {points} of {maximum} points
          </p>
        )}
        <p className={css['text']}>{text}</p>
      </div>
    </li>
  );
}

const factorNames: Readonly<Record<RankingFactor, string>> = {
  debtToIncome: 'Debt-to-income',
  creditScore: 'Credit score',
  downPayment: 'Down payment',
};
