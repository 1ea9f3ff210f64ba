import type { ReactNode } from 'react';
import type { LenderMatch, RankingFactor, RankingReason } from '@hearthway/contracts/journey';
import { ChevronDownIcon, CircleAlertIcon, CircleCheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { isNearMiss } from '../near-miss.js';
import css from './match-reasons.module.css';

/** Why a lender ranks where it does. What would fix a near miss and what to check first are always shown; the rest is collapsed. */
export function MatchReasons({ match }: { match: LenderMatch }): ReactNode {
  const { reasons, unranked, unconfirmed, matchScore, lender } = match;
  const missed = isNearMiss(match) ? reasons.find(({ met }) => !met) : undefined;
  return (
    <>
      {unranked !== undefined && <p className={css['fix']}>{unranked}</p>}
      {unconfirmed !== undefined && (
        <p className={css['fix']}>
          {unconfirmed}{' '}
          <PageLink to="/pre-approval-form#section-household" className={css['answer']}>
            Answer in your finances<VisuallyHidden>, for {lender.name}</VisuallyHidden>
          </PageLink>
        </p>
      )}
      {missed && <p className={css['fix']}>{missed.text}</p>}
      {reasons.length > 0 && (
        <details className={css['details']}>
          <summary className={css['summary']}>
            <ChevronDownIcon size={18} className={css['chevron']} />
            <span>
              {unranked === undefined ? `Why ${matchScore}%` : 'How you compare'}
              <VisuallyHidden>, {lender.name}</VisuallyHidden>
            </span>
          </summary>
          <ul className={css['reasons']}>
            {unconfirmed !== undefined && (
              <Line heading="Who it lends to: not known yet" met={false} text={unconfirmed} />
            )}
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
  return (
    <Line
      heading={`${factorNames[factor]}: ${met ? 'met' : 'not met'}`}
      met={met}
      points={maximum > 0 ? `${points} of ${maximum} points` : undefined}
      text={text}
    />
  );
}

interface LineProps {
  heading: string;
  met: boolean;
  points?: string | undefined;
  text: string;
}

function Line({ heading, met, points, text }: LineProps): ReactNode {
  const Icon = met ? CircleCheckIcon : CircleAlertIcon;
  return (
    <li className={css['reason']} data-met={met}>
      <Icon size={18} className={css['icon']} />
      <div>
        <p className={css['factor']}>{heading}</p>
        {points !== undefined && <p className={css['points']}>{points}</p>}
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
