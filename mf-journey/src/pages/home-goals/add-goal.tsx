import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { goalLists, type Goal, type GoalList, type HomeGoals } from '@hearthway/contracts/home-goals';
import { Button, Select } from '@hearthway/web-kit';
import { newGoal, problemWith, traitsFor } from './goal-edits.js';
import { focusProblem, GoalFields } from './goal-fields.js';
import { WeightSelect } from './weight-select.js';
import css from './home-goals.module.css';

interface AddGoalProps {
  readonly list: GoalList;
  readonly goals: HomeGoals;
  readonly budgetCents: number | undefined;
  readonly onAdd: (goal: Goal) => void;
  readonly onCancel: () => void;
}

export function AddGoal({ list, goals, budgetCents, onAdd, onCancel }: AddGoalProps): ReactNode {
  const [goal, setGoal] = useState<Goal>();
  const [wasTried, setWasTried] = useState(false);
  const traitRef = useRef<HTMLSelectElement>(null);
  useEffect(() => traitRef.current?.focus(), []);
  const problem = goal && problemWith(goals, list, goal);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (goal && problem === undefined) {
      onAdd(goal);
      return;
    }
    setWasTried(true);
    if (goal) focusProblem(event.currentTarget);
    else traitRef.current?.focus();
  };
  return (
    <form
      className={css['panel']}
      noValidate
      aria-label={`Add to “${goalLists[list]}”`}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <Select
        ref={traitRef}
        label="What"
        reserveError={false}
        placeholder="Choose one"
        value={goal?.trait ?? ''}
        options={traitsFor(goals, list)}
        error={wasTried && !goal ? 'Please choose what matters' : undefined}
        onChange={({ target }) => {
          const chosen = traitsFor(goals, list).find(({ value }) => value === target.value);
          setGoal(chosen && newGoal(chosen.value, budgetCents));
          setWasTried(false);
        }}
      />
      {goal && (
        <>
          <GoalFields
            key={goal.trait}
            goal={goal}
            list={list}
            error={wasTried ? problem : undefined}
            onChange={setGoal}
          />
          <WeightSelect
            value={goal.weight}
            onChange={(weight) => {
              setGoal({ ...goal, weight });
            }}
          />
        </>
      )}
      <div className={css['actions']}>
        <Button type="submit" size="small">
          Add
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
