import { classNames } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { steps } from './content.js';
import css from './journey-progress.module.css';

/** Position of each step on the line, in percent. */
export const journeyStops = [11, 23, 35, 47, 59, 71, 83, 95, 100] as const;

/** Progress bar, sticky on phones. Hidden from screen readers, because the list says the same. */
export function JourneyProgress({ reached }: { reached: number }): ReactNode {
  const stop = journeyStops[reached - 1] ?? journeyStops[0];
  return (
    <div className={css['progress']} aria-hidden="true">
      <p className={css['where']}>
        <span>
          Step {reached} of {steps.length}
        </span>
        <span className={css['title']}>{steps[reached - 1]?.title}</span>
      </p>
      <svg className={css['line']} focusable="false">
        <rect className={css['ahead']} x="0" y="10" width="100%" height="4" rx="2" />
        <rect className={css['walked']} x="0" y="10" width={`${stop}%`} height="4" rx="2" />
        {journeyStops.map((at, index) => (
          <circle
            key={at}
            className={classNames(css['stop'], index < reached && css['passed'])}
            cx={`${at}%`}
            cy="12"
            r="4"
          />
        ))}
        <circle className={css['dot']} data-stop={stop} cx={`${stop}%`} cy="12" r="9" />
      </svg>
    </div>
  );
}
