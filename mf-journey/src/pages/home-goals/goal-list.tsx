import { useRef, useState, type ReactNode } from 'react';
import { goalLists, homeGoalLimits, type Goal, type GoalList, type HomeGoals } from '@hearthway/contracts/home-goals';
import { Badge, Button, Card, PlusIcon, useFocusAfter } from '@hearthway/web-kit';
import { AddGoal } from './add-goal.js';
import { withGoal } from './goal-edits.js';
import { GoalRow } from './goal-row.js';
import { listHeadingId } from './page-ids.js';
import css from './home-goals.module.css';

const invitations: Readonly<Record<GoalList, string>> = {
  must: 'What a home can’t go without. Three or more tell good fits from bad ones.',
  nice: 'What you’d be glad to find.',
  never: 'What rules a home out.',
};

interface GoalListCardProps {
  readonly list: GoalList;
  readonly goals: HomeGoals;
  /** The shares of this list’s goals, in percent of all. */
  readonly shares: readonly number[];
  readonly budgetCents: number | undefined;
  readonly onChange: (change: (goals: HomeGoals) => HomeGoals) => void;
}

export function GoalListCard({ list, goals, shares, budgetCents, onChange }: GoalListCardProps): ReactNode {
  const [isAdding, setIsAdding] = useState(false);
  const addButtonRef = useRef<HTMLButtonElement>(null);
  useFocusAfter(isAdding, () => addButtonRef.current ?? document.getElementById(listHeadingId(list)));
  const own = goals[list];
  return (
    <Card as="section" padding="small" className={css['list']} data-list={list} aria-labelledby={listHeadingId(list)}>
      <div className={css['list-head']}>
        <h2 id={listHeadingId(list)} tabIndex={-1} className={css['name']}>
          {goalLists[list]}
        </h2>
        <Badge>
          {own.length} of {homeGoalLimits[list]}
        </Badge>
      </div>
      {own.length === 0 ? (
        <p className={css['quiet']}>{invitations[list]}</p>
      ) : (
        <ul className={css['rows']}>
          {own.map((goal, index) => (
            <GoalRow
              key={goal.trait === 'own' ? `own ${ownBefore(own, index)}` : goal.trait}
              place={{ list, index }}
              goal={goal}
              goals={goals}
              share={shares[index] ?? 0}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddGoal
          list={list}
          goals={goals}
          budgetCents={budgetCents}
          onAdd={(goal) => {
            onChange((current) => withGoal(current, list, goal));
            setIsAdding(false);
          }}
          onCancel={() => {
            setIsAdding(false);
          }}
        />
      ) : (
        own.length < homeGoalLimits[list] && (
          <Button
            ref={addButtonRef}
            variant="secondary"
            size="small"
            className={css['start']}
            icon={<PlusIcon size={18} />}
            aria-label={`Add to “${goalLists[list]}”`}
            onClick={() => {
              setIsAdding(true);
            }}
          >
            Add
          </Button>
        )
      )}
    </Card>
  );
}

/** Not the words, which change while they are edited. */
const ownBefore = (goals: readonly Goal[], index: number): number =>
  goals.slice(0, index).filter(({ trait }) => trait === 'own').length;
