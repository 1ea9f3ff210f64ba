import type { ReactNode } from 'react';
import { goalWeights, type GoalWeight } from '@hearthway/contracts/home-goals';
import { Select } from '@hearthway/web-kit';

interface WeightSelectProps {
  readonly value: GoalWeight;
  readonly onChange: (weight: GoalWeight) => void;
}

export function WeightSelect({ value, onChange }: WeightSelectProps): ReactNode {
  return (
    <Select
      label="How much it counts"
      reserveError={false}
      value={String(value)}
      options={Object.entries(goalWeights).map(([points, label]) => ({ value: points, label: `${points} · ${label}` }))}
      onChange={({ target }) => {
        onChange(Number(target.value) as GoalWeight);
      }}
    />
  );
}
