import type { ReactNode } from 'react';
import { usePreference, type PreferenceValue } from '../../preferences/index.js';
import css from './view-switch.module.css';

const views = { month: 'Month', week: 'Week', list: 'List' } as const satisfies Record<
  PreferenceValue<'schedule'>,
  string
>;

/** This browser remembers the view. */
export function ViewSwitch(): ReactNode {
  const [shown, show] = usePreference('schedule');
  return (
    <div role="group" aria-label="View" className={css['switch']}>
      {Object.entries(views).map(([view, name]) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          className={css['view']}
          onClick={() => {
            show(view as PreferenceValue<'schedule'>);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
