import type { ReactNode } from 'react';
import { goalKey, goalLists, homeGoalLimits, type GoalList, type GoalSet } from '@hearthway/contracts/home-goals';
import { Badge, Card } from '@hearthway/web-kit';
import { GoalRow } from './goal-row.js';
import css from './home-goals.module.css';

const invitations: Readonly<Record<GoalList, string>> = {
  must: 'What a home can’t go without. Three or more tell good fits from bad ones.',
  nice: 'What you’d be glad to find.',
  never: 'What rules a home out.',
};

interface GoalListCardProps {
  readonly list: GoalList;
  readonly set: GoalSet;
  /** Of this list's goals, in percent of all. */
  readonly weights: readonly number[];
  readonly onChange: (set: GoalSet) => void;
}

export function GoalListCard({ list, set, weights, onChange }: GoalListCardProps): ReactNode {
  const goals = set[list];
  return (
    <Card as="section" padding="small" className={css['list']} data-list={list} aria-label={goalLists[list]}>
      <div className={css['list-head']}>
        <h2 tabIndex={-1} id={`list-${list}`} className={css['list-name']}>
          {goalLists[list]}
        </h2>
        <Badge>
          {goals.length} of {homeGoalLimits[list]}
        </Badge>
      </div>
      {goals.length === 0 ? (
        <p className={css['quiet']}>{invitations[list]}</p>
      ) : (
        <ul className={css['rows']}>
          {goals.map((goal, index) => (
            <GoalRow
              key={goalKey(goal, list)}
              place={{ list, index }}
              goal={goal}
              set={set}
              weight={weights[index] ?? 0}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
