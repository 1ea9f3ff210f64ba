import type { ReactNode } from 'react';
import {
  homeGoalLimits,
  homeGoals,
  projectTolerances,
  type HomeGoals,
  type ProjectTolerance,
} from '@hearthway/contracts/home-goals';
import { Card, Select, TextField } from '@hearthway/web-kit';
import { useToday } from '../../features/local-time/index.js';
import css from './home-goals.module.css';

interface PlansProps {
  readonly goals: HomeGoals;
  readonly onChange: (change: (goals: HomeGoals) => HomeGoals) => void;
}

/** When, how much work, and for how long. */
export function Plans({ goals, onChange }: PlansProps): ReactNode {
  const today = useToday();
  const isPast = goals.moveBy !== null && goals.moveBy < today;
  const set = (part: Partial<HomeGoals>): void => {
    onChange((current) => ({ ...current, ...part }));
  };
  return (
    <Card as="section" className={css['section']} aria-labelledby="plans">
      <h2 id="plans" className={css['heading']}>
        Your plans
      </h2>
      <div className={css['fields']}>
        <TextField
          type="date"
          label="Move by"
          optional
          reserveError={false}
          min={today}
          value={goals.moveBy ?? ''}
          error={isPast ? 'This day has passed. Choose a later one, or clear it.' : undefined}
          onChange={({ target }) => {
            const typed = homeGoals.shape.moveBy.safeParse(target.value || null);
            if (typed.success) set({ moveBy: typed.data });
          }}
        />
        <Select
          label="Work you’d take on"
          optional
          reserveError={false}
          placeholder="Not sure yet"
          value={goals.projectTolerance ?? ''}
          options={Object.entries(projectTolerances).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => {
            set({ projectTolerance: (target.value || null) as ProjectTolerance | null });
          }}
        />
        <Select
          label="How long you plan to stay"
          optional
          reserveError={false}
          placeholder="Not sure yet"
          value={String(goals.holdYears ?? '')}
          options={yearChoices.map((years) => ({
            value: String(years),
            label: years === 1 ? '1 year' : `${years} years`,
          }))}
          onChange={({ target }) => {
            set({ holdYears: Number(target.value) || null });
          }}
        />
      </div>
    </Card>
  );
}

const yearChoices = Array.from({ length: homeGoalLimits.holdYears }, (_, index) => index + 1);
