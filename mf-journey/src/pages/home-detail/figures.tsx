import type { ReactNode } from 'react';
import { loanClasses, type AssessedHome } from '@hearthway/contracts/journey';
import { Card, CheckIcon, CircleQuestionIcon, XIcon } from '@hearthway/web-kit';
import { formatRounded } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { FitBadge } from '../../features/homes/index.js';
import css from './home-detail.module.css';

/** What the home would cost this buyer, and how it fits their goals. Estimates, not an approval. */
export function Figures({ home }: { home: AssessedHome }): ReactNode {
  const { monthlyPaymentCents, cashToClose, loanClass, pricePerSquareFootCents, budget, fit } = home.assessment;
  return (
    <Card as="section" aria-labelledby="figures" className={css['card']}>
      <h2 id="figures">What it means for you</h2>
      <dl className={css['figures']}>
        <Figure name="Monthly payment">
          {monthlyPaymentCents === null ? (
            <PageLink to="/pre-approval-form">Add your finances</PageLink>
          ) : (
            `about ${formatRounded(monthlyPaymentCents, 1_000)}`
          )}
        </Figure>
        {cashToClose && (
          <Figure name="Cash to close">
            about {formatRounded(cashToClose.expectedCents, 10_000)} ({formatRounded(cashToClose.lowCents, 10_000)} to{' '}
            {formatRounded(cashToClose.highCents, 10_000)})
          </Figure>
        )}
        {loanClass && <Figure name="Kind of loan">{loanClasses[loanClass]}</Figure>}
        <Figure name="Against your budget">
          {budget === null ? (
            <PageLink to="/buying-power">Pin a budget</PageLink>
          ) : budget.aboveCents > 0 ? (
            `about ${formatRounded(budget.aboveCents, 100_000)} above`
          ) : (
            `about ${formatRounded(-budget.aboveCents, 100_000)} below`
          )}
        </Figure>
        <Figure name="Price per square foot">
          {pricePerSquareFootCents === null ? 'Add the square feet' : formatRounded(pricePerSquareFootCents, 100)}
        </Figure>
      </dl>
      <h3>Fit with your goals</h3>
      {fit ? (
        <>
          <p>
            <FitBadge fit={fit} />
          </p>
          <ul className={css['reasons']}>
            {fit.reasons.map(({ text, result }) => (
              <li key={text} className={css[result]}>
                <ResultIcon result={result} />
                <span>
                  {text}
                  {result === 'unknown' && ' (not known yet)'}
                  {result === 'missed' && ' (doesn’t fit)'}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <PageLink to="/home-goals">Add your goals</PageLink> to see how homes fit.
        </p>
      )}
    </Card>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ResultIcon({ result }: { result: 'met' | 'missed' | 'unknown' }): ReactNode {
  if (result === 'met') return <CheckIcon size={18} />;
  return result === 'missed' ? <XIcon size={18} /> : <CircleQuestionIcon size={18} />;
}
