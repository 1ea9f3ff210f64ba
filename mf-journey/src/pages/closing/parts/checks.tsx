import type { ReactNode } from 'react';
import type { EntryCheck } from '@hearthway/contracts/journey';
import { CircleCheckIcon, CircleIcon, TriangleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import css from './parts.module.css';

const results = {
  fine: { word: 'Fine', Icon: CircleCheckIcon },
  warning: { word: 'Look again', Icon: TriangleAlertIcon },
  missing: { word: 'Still open', Icon: CircleIcon },
} as const satisfies Readonly<Record<EntryCheck['result'], unknown>>;

/** What fits together, and what doesn’t. */
export function Checks({ checks }: { readonly checks: readonly EntryCheck[] }): ReactNode {
  return (
    <ul className={css['checks']}>
      {checks.map(({ id, result, text }) => {
        const { word, Icon } = results[result];
        return (
          <li key={id} className={css['check']} data-result={result}>
            <Icon size={20} />
            <span>
              <VisuallyHidden>{word}: </VisuallyHidden>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
