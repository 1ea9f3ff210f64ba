import type { ReactNode } from 'react';
import { compareGoals, type GoalDifference, type HomeGoals } from '@hearthway/contracts/home-goals';
import { Card, CheckIcon, EmptyState, HandshakeIcon } from '@hearthway/web-kit';
import { isEmptySet } from './goal-edits.js';
import css from './home-goals.module.css';

interface ComparisonProps {
  readonly goals: HomeGoals;
  readonly coBuyerLabel: string;
}

/** Where two people who buy together agree and where they don't. */
export function Comparison({ goals, coBuyerLabel }: ComparisonProps): ReactNode {
  const { buyer, coBuyer } = goals;
  if (!coBuyer || isEmptySet(buyer) || isEmptySet(coBuyer.goals)) {
    return (
      <Card>
        <EmptyState title="See where you two agree" illustration={<HandshakeIcon size={40} />}>
          Once both of you have goals, this shows what you share, what differs, and what to talk about first.
        </EmptyState>
      </Card>
    );
  }
  const { conflicts, differences, shared } = compareGoals(buyer, coBuyer.goals);
  return (
    <div className={css['comparison']}>
      <Differences
        title="Talk about these first"
        none="Nothing on your lists rules out the other’s."
        found={conflicts}
        coBuyerLabel={coBuyerLabel}
      />
      <Differences
        title="Where you differ"
        none="No other differences."
        found={differences}
        coBuyerLabel={coBuyerLabel}
      />
      <Card as="section" aria-label="What you share">
        <h2 className={css['list-name']}>What you share</h2>
        {shared.length === 0 ? (
          <p className={css['quiet']}>Nothing is on both lists yet.</p>
        ) : (
          <ul className={css['shared']}>
            {shared.map((text) => (
              <li key={text}>
                <CheckIcon size={18} />
                {text}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

interface DifferencesProps {
  readonly title: string;
  readonly none: string;
  readonly found: readonly GoalDifference[];
  readonly coBuyerLabel: string;
}

function Differences({ title, none, found, coBuyerLabel }: DifferencesProps): ReactNode {
  return (
    <Card as="section" aria-label={title}>
      <h2 className={css['list-name']}>{title}</h2>
      {found.length === 0 ? (
        <p className={css['quiet']}>{none}</p>
      ) : (
        <ul className={css['differences']}>
          {found.map(({ first, second, advice }) => (
            <li key={`${first} ${second}`} className={css['difference']}>
              <dl className={css['sides']}>
                <div>
                  <dt>You</dt>
                  <dd>{first}</dd>
                </div>
                <div>
                  <dt>{coBuyerLabel}</dt>
                  <dd>{second}</dd>
                </div>
              </dl>
              <p>{advice}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
