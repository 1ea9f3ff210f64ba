import type { ReactNode } from 'react';
import css from './view-switch.module.css';

const names = { month: 'Month', week: 'Week', list: 'List' } as const;
const views = Object.keys(names) as (keyof typeof names)[];
export type View = keyof typeof names;

interface ViewSwitchProps {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

export function ViewSwitch({ view, onChange }: ViewSwitchProps): ReactNode {
  return (
    <div role="group" aria-label="View" className={css['switch']}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          className={css['view']}
          onClick={() => {
            onChange(each);
          }}
        >
          {names[each]}
        </button>
      ))}
    </div>
  );
}
