import { useId, useState, type ReactNode } from 'react';
import {
  goalListNames,
  goalLists,
  goalText,
  type Goal,
  type GoalList,
  type GoalSet,
} from '@hearthway/contracts/home-goals';
import { Badge, Button, ChevronDownIcon, TrashIcon } from '@hearthway/web-kit';
import { moveGoal, reasonAgainst, replaceGoal, withoutGoal } from './goal-edits.js';
import { ImportanceSelect } from './importance-select.js';
import { LimitField } from './limit-field.js';
import css from './home-goals.module.css';

interface GoalRowProps {
  readonly place: { readonly list: GoalList; readonly index: number };
  readonly goal: Goal;
  readonly set: GoalSet;
  /** In percent of all goals. */
  readonly weight: number;
  readonly onChange: (set: GoalSet) => void;
}

/** One goal. Opened, it can be changed, moved to another list, or removed. */
export function GoalRow({ place: { list, index }, goal, set, weight, onChange }: GoalRowProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const text = goalText(goal, list);
  const leave = (next: GoalSet): void => {
    onChange(next);
    // The pressed control goes with the row.
    document.getElementById(`list-${list}`)?.focus();
  };
  return (
    <li className={css['row']}>
      <button
        type="button"
        className={css['row-head']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <span className={css['row-text']}>{text}</span>
        <Badge>{weight}%</Badge>
        <ChevronDownIcon size={20} className={css['chevron']} />
      </button>
      {isOpen && (
        <div id={panelId} className={css['panel']} role="group" aria-label={text}>
          {'limit' in goal && (
            <LimitField
              goal={goal}
              list={list}
              onChange={(changed) => {
                onChange(replaceGoal(set, list, index, changed));
              }}
            />
          )}
          <ImportanceSelect
            value={goal.importance}
            onChange={(importance) => {
              onChange(replaceGoal(set, list, index, { ...goal, importance }));
            }}
          />
          <div className={css['moves']}>
            {goalListNames
              .filter((other) => other !== list)
              .map((other) => {
                const reason = reasonAgainst(withoutGoal(set, list, index), other, goal);
                return (
                  <Button
                    key={other}
                    variant="secondary"
                    size="small"
                    disabled={reason !== undefined}
                    title={reason}
                    onClick={() => {
                      leave(moveGoal(set, list, index, other));
                    }}
                  >
                    Move to “{goalLists[other]}”
                  </Button>
                );
              })}
            <Button
              variant="quiet"
              size="small"
              icon={<TrashIcon size={16} />}
              onClick={() => {
                leave(withoutGoal(set, list, index));
              }}
            >
              Remove
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
