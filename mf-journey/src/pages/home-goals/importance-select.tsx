import type { ReactNode } from 'react';
import { importances, type Importance } from '@hearthway/contracts/home-goals';
import { Select } from '@hearthway/web-kit';

interface ImportanceSelectProps {
  readonly value: Importance;
  readonly onChange: (importance: Importance) => void;
  readonly help?: string;
}

export function ImportanceSelect({ value, onChange, help }: ImportanceSelectProps): ReactNode {
  return (
    <Select
      label="How much it counts"
      help={help}
      reserveError={false}
      value={String(value)}
      options={Object.entries(importances).map(([points, label]) => ({ value: points, label: `${points} · ${label}` }))}
      onChange={({ target }) => {
        onChange(Number(target.value) as Importance);
      }}
    />
  );
}
