import { useId, useRef, useState, type ReactNode } from 'react';
import {
  goalListNames,
  goalLists,
  goalText,
  type Goal,
  type GoalList,
  type HomeGoals,
} from '@hearthway/contracts/home-goals';
import { Badge, Button, ChevronDownIcon, TrashIcon } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { focusById } from '../../anchor-link/index.js';
import { problemWith, withGoal, withoutGoal, type Place } from './goal-edits.js';
import { GoalFields } from './goal-fields.js';
import { listHeadingId } from './page-ids.js';
import { WeightSelect } from './weight-select.js';
import css from './home-goals.module.css';

interface GoalRowProps {
  readonly place: Place;
  readonly goal: Goal;
  readonly goals: HomeGoals;
  /** In percent of all goals. */
  readonly share: number;
  readonly onChange: (change: (goals: HomeGoals) => HomeGoals) => void;
}

/** One goal. Opened, it can be changed, weighed, moved to another list, or removed. */
export function GoalRow({ place, goal, goals, share, onChange }: GoalRowProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const headRef = useRef<HTMLButtonElement>(null);
  const text = goalText(goal, place.list);
  return (
    <li className={css['row']}>
      <button
        ref={headRef}
        type="button"
        className={css['row-head']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <span className={css['row-text']}>{text}</span>
        <Badge>{share}%</Badge>
        <ChevronDownIcon size={20} className={css['chevron']} />
      </button>
      {isOpen && (
        <form
          id={panelId}
          className={css['panel']}
          noValidate
          aria-label={text}
          onSubmit={(event) => {
            event.preventDefault();
            setIsOpen(false);
            headRef.current?.focus();
          }}
        >
          <GoalPanel
            place={place}
            goal={goal}
            goals={goals}
            onChange={onChange}
            onGone={() => {
              setIsOpen(false);
            }}
          />
        </form>
      )}
    </li>
  );
}

interface GoalPanelProps extends Omit<GoalRowProps, 'share'> {
  /** Another goal may take the row. */
  readonly onGone: () => void;
}

function GoalPanel({ place, goal, goals, onChange, onGone }: GoalPanelProps): ReactNode {
  const { list, index } = place;
  const { toast } = usePlatform();
  const [invalid, setInvalid] = useState<Goal>();
  const shown = invalid ?? goal;
  const others = withoutGoal(goals, place);
  const change = (changed: Goal): void => {
    const isValid = problemWith(others, list, changed) === undefined;
    setInvalid(isValid ? undefined : changed);
    if (isValid) onChange((current) => withGoal(withoutGoal(current, place), list, changed, index));
  };
  const move = (to: GoalList): void => {
    onGone();
    onChange((current) => withGoal(withoutGoal(current, place), to, goal));
    // The pressed button is gone with the row.
    focusById(listHeadingId(to));
  };
  const remove = (): void => {
    onGone();
    onChange((current) => withoutGoal(current, place));
    focusById(listHeadingId(list));
    const onSelect = (): void => {
      onChange((current) => (problemWith(current, list, goal) ? current : withGoal(current, list, goal, index)));
    };
    toast({ title: `Removed: ${goalText(goal, list)}`, action: { label: 'Undo', onSelect } });
  };
  return (
    <>
      <GoalFields goal={shown} list={list} error={problemWith(others, list, shown)} onChange={change} />
      <WeightSelect
        value={shown.weight}
        onChange={(weight) => {
          change({ ...shown, weight });
        }}
      />
      <div className={css['actions']}>
        {goalListNames.map((to) => {
          if (to === list) return null;
          const reason = problemWith(others, to, goal);
          return (
            <Button
              key={to}
              variant="secondary"
              size="small"
              disabled={reason !== undefined}
              title={reason}
              onClick={() => {
                move(to);
              }}
            >
              Move to “{goalLists[to]}”
            </Button>
          );
        })}
        <Button variant="quiet" size="small" icon={<TrashIcon size={16} />} onClick={remove}>
          Remove
        </Button>
      </div>
    </>
  );
}
