import { useState, type ReactNode } from 'react';
import {
  homeGoalLimits,
  homeGoals,
  projectTolerances,
  type HomeGoals,
  type ProjectTolerance,
} from '@hearthway/contracts/home-goals';
import { Card, Select, TextField } from '@hearthway/web-kit';
import css from './home-goals.module.css';

interface PlansProps {
  readonly goals: HomeGoals;
  readonly onChange: (part: Partial<HomeGoals>) => void;
}

/** When, how much work, and for how long: for the household, not for each person. */
export function Plans({ goals, onChange }: PlansProps): ReactNode {
  return (
    <Card as="section" className={css['plans']} aria-labelledby="plans-heading">
      <h2 id="plans-heading" className={css['heading']}>
        Your plans
      </h2>
      <div className={css['fields']}>
        <TextField
          type="date"
          label="Move by"
          optional
          value={goals.moveBy ?? ''}
          onChange={({ target }) => {
            const typed = homeGoals.shape.moveBy.safeParse(target.value === '' ? null : target.value);
            if (typed.success) onChange({ moveBy: typed.data });
          }}
        />
        <Select
          label="Work you’d take on"
          optional
          placeholder="Not sure yet"
          value={goals.projectTolerance ?? ''}
          options={Object.entries(projectTolerances).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => {
            onChange({ projectTolerance: target.value === '' ? null : (target.value as ProjectTolerance) });
          }}
        />
        <YearsField
          value={goals.holdYears}
          onChange={(holdYears) => {
            onChange({ holdYears });
          }}
        />
      </div>
    </Card>
  );
}

interface YearsFieldProps {
  readonly value: number | null;
  readonly onChange: (years: number | null) => void;
}

function YearsField({ value, onChange }: YearsFieldProps): ReactNode {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const parsed = homeGoals.shape.holdYears.safeParse(typed.trim() === '' ? null : Number(typed));
  return (
    <TextField
      label="Years you plan to stay"
      optional
      inputMode="numeric"
      value={typed}
      error={parsed.success ? undefined : `Please enter whole years, 1 to ${homeGoalLimits.holdYears}`}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = homeGoals.shape.holdYears.safeParse(target.value.trim() === '' ? null : Number(target.value));
        if (next.success) onChange(next.data);
      }}
    />
  );
}
