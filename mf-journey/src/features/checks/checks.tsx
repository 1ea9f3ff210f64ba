import type { ReactNode } from 'react';
import type { EntryCheck } from '@hearthway/contracts/journey';
import { CircleCheckIcon, CircleQuestionIcon, TriangleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import css from './checks.module.css';

const results = {
  fine: { Icon: CircleCheckIcon, word: 'Fine' },
  warning: { Icon: TriangleAlertIcon, word: 'Look at this' },
  missing: { Icon: CircleQuestionIcon, word: 'Still open' },
} as const;
/** What needs the buyer comes first. */
const order = ['warning', 'missing', 'fine'] as const;

interface ChecksProps<Check extends EntryCheck> {
  readonly checks: readonly Check[];
  /** What follows the text of a check. */
  readonly more?: (check: Check) => ReactNode;
}

/** What fits together, and what doesn’t. */
export function Checks<Check extends EntryCheck>({ checks, more }: ChecksProps<Check>): ReactNode {
  return (
    <ul className={css['checks']}>
      {order.flatMap((result) => {
        const { Icon, word } = results[result];
        return checks
          .filter((check) => check.result === result)
          .map((check) => (
            <li key={check.id} className={css['check']} data-result={result}>
              <Icon size={20} />
              <div>
                <VisuallyHidden>{word}: </VisuallyHidden>
                {check.text}
                {more?.(check)}
              </div>
            </li>
          ));
      })}
    </ul>
  );
}
