import type { ReactNode } from 'react';
import {
  goalListNames,
  goalTemplates,
  priceAboveBudget,
  weightsOf,
  type GoalSet,
} from '@hearthway/contracts/home-goals';
import { Alert, Button, Card } from '@hearthway/web-kit';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { AddGoal } from './add-goal.js';
import { Areas } from './areas.js';
import { GoalListCard } from './goal-list-card.js';
import { isEmptySet } from './goal-edits.js';
import css from './home-goals.module.css';

export interface GoalSetEditorProps {
  /** For sentences: "your lists". */
  readonly whose: 'your' | 'their';
  readonly set: GoalSet;
  readonly budgetCents: number | null;
  readonly onChange: (set: GoalSet) => void;
}

/** One person's goals: three lists and the areas. */
export function GoalSetEditor({ whose, set, budgetCents, onChange }: GoalSetEditorProps): ReactNode {
  const weights = weightsOf(set);
  const price = priceAboveBudget(set, budgetCents);
  return (
    <div className={css['person']}>
      {isEmptySet(set) && <Templates whose={whose} set={set} onChange={onChange} />}
      <AddGoal set={set} onChange={onChange} />
      {price !== undefined && budgetCents !== null && (
        <Alert tone="warning" announce="polite" title="Above your budget">
          A price of {formatCents(price)} is above the budget you pinned, about {formatRounded(budgetCents, 100_000)}.
          You can keep it, but homes near it will show as over budget.
        </Alert>
      )}
      <div className={css['lists']}>
        {goalListNames.map((list, place) => {
          const before = goalListNames.slice(0, place).reduce((sum, name) => sum + set[name].length, 0);
          return (
            <GoalListCard
              key={list}
              list={list}
              set={set}
              weights={weights.slice(before, before + set[list].length)}
              onChange={onChange}
            />
          );
        })}
      </div>
      <Areas set={set} weight={set.areas.length > 0 ? weights.at(-1) : undefined} onChange={onChange} />
    </div>
  );
}

function Templates({ whose, set, onChange }: Omit<GoalSetEditorProps, 'budgetCents'>): ReactNode {
  return (
    <section aria-label="Start from a list">
      <h2 className={css['heading']}>Start from a list, or build {whose} own</h2>
      <ul className={css['templates']}>
        {goalTemplates.map(({ id, name, description, goals }) => (
          <Card key={id} as="li" className={css['template']}>
            <h3 className={css['list-name']}>{name}</h3>
            <p className={css['quiet']}>{description}</p>
            <Button
              variant="secondary"
              aria-label={`Start from “${name}”`}
              onClick={() => {
                onChange({ ...goals, areas: set.areas, areaImportance: set.areaImportance });
              }}
            >
              Start from this
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
